import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatisticsPage } from '../../statistics/StatisticsPage.tsx';

/** The template of the statistics page, filled in by `leads stats`. */
export const GET: APIRoute = () =>
  new Response(`<!doctype html>\n${renderToStaticMarkup(createElement(StatisticsPage))}`);
