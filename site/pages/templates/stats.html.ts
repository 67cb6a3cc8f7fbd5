import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StatisticsPage } from '../../statistics/StatisticsPage.tsx';

/** The page of the desk's statistics, for the desk to fill in. */
export const GET: APIRoute = () =>
  new Response(`<!doctype html>\n${renderToStaticMarkup(createElement(StatisticsPage))}`);
