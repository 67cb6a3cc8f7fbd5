import type { APIRoute } from 'astro';
import { sharingImage } from '../seo/sharing-image.tsx';

export const GET: APIRoute = async () => new Response(await sharingImage());
