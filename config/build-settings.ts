import { transform } from 'esbuild';
import { type Environment, invalid, origin, text, webAddress } from './environment.ts';

/**
 * Validates the settings that the site is built with, before a build.
 * @throws an error that names the variable, its value and what it expects
 */
export async function checkBuildSettings(env: Environment): Promise<void> {
  origin(env, 'SITE_URL');
  webAddress(env, 'PUBLIC_DATA_URL', 'the address of a database such as https://project.supabase.co');
  webAddress(env, 'PUBLIC_CHAT_WIDGET_SRC', 'the address of a script such as https://chat.example/widget.js');
  await selector(env, 'PUBLIC_CHAT_LAUNCHER');
}

async function selector(env: Environment, variable: string): Promise<void> {
  const value = text(env, variable);
  if (value === undefined) return;
  for (const part of value.split('>>>')) {
    const { warnings } = await transform(`${part}{}`, { loader: 'css', logLevel: 'silent' });
    if (part.trim() === '' || warnings.length > 0)
      throw invalid(variable, value, 'a CSS selector such as #chat-button or chat-widget >>> button');
  }
}
