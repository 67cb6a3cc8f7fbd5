import type { APIRoute } from 'astro';
import { iconPng } from '../seo/icons.ts';

export const getStaticPaths = () => [180, 192, 512].map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) => new Response(await iconPng(Number(params.size)));
