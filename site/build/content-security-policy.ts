import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Sources beyond the site itself, by directive: `{ 'connect-src': ['https://data.example'] }`. */
type Sources = Record<string, string[]>;

/**
 * Writes each page's Content-Security-Policy as the first thing of its head: everything is off but what
 * the site itself serves, and of inline styles and scripts only those that stand in this very page, by
 * hash. Why this is not Astro's own policy: docs/decisions/0010.
 */
export function contentSecurityPolicy(extra: Sources = {}): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
        await Promise.all(
          pages.map(async (name) => {
            const path = join(folder, name);
            await writeFile(path, withPolicy(await readFile(path, 'utf8'), extra));
          }),
        );
      },
    },
  };
}

export function withPolicy(html: string, extra: Sources = {}): string {
  const policy = Object.entries(directivesFor(html))
    .map(([directive, sources]) => [directive, ...sources, ...(extra[directive] ?? [])].join(' '))
    .join(';');
  return html.replace('<head>', `<head><meta http-equiv="content-security-policy" content="${policy}">`);
}

function directivesFor(html: string): Sources {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, body = '']) => hashOf(body));
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '', body = '']) => body !== '' && !attributes.includes('application/ld+json'))
    .map(([, , body = '']) => hashOf(body));
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  };
}

function hashOf(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}
