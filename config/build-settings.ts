import { transform } from 'esbuild';
import * as v from 'valibot';
import { type Environment, invalid, readVariables, SITE_URL, url } from './environment.ts';

const WEB = ['http:', 'https:'];
const SELECTOR = 'a CSS selector such as #chat-button or chat-widget >>> button';

const ANALYTICS_URL = 'the address of an analytics server such as https://plausible.io';

const VARIABLES = v.object({
  siteUrl: v.optional(SITE_URL),
  publicDataUrl: v.optional(url(WEB, 'the address of a database such as https://project.supabase.co')),
  publicChatWidgetSrc: v.optional(url(WEB, 'the address of a script such as https://chat.example/widget.js')),
  publicChatLauncher: v.optional(v.string()),
  publicAnalytics: v.optional(
    v.picklist(['plausible', 'umami', 'goatcounter'], 'plausible, umami or goatcounter'),
  ),
  publicAnalyticsUrl: v.optional(url(WEB, ANALYTICS_URL)),
  publicAnalyticsSite: v.optional(v.string()),
});

/** Validates the settings for building the site. @throws an error that names the invalid variable */
export async function checkBuildSettings(env: Environment): Promise<void> {
  const { publicChatLauncher: launcher, ...analytics } = readVariables(VARIABLES, env);
  const { publicAnalytics: tool, publicAnalyticsUrl, publicAnalyticsSite } = analytics;
  if (tool && !publicAnalyticsUrl) throw invalid('PUBLIC_ANALYTICS_URL', '', ANALYTICS_URL);
  if (tool && tool !== 'goatcounter' && !publicAnalyticsSite)
    throw invalid('PUBLIC_ANALYTICS_SITE', '', 'the domain or id of this site in the analytics tool');
  for (const part of launcher?.split('>>>') ?? []) {
    const { warnings } = await transform(`${part}{}`, { loader: 'css', logLevel: 'silent' });
    if (launcher !== undefined && (part.trim() === '' || warnings.length > 0))
      throw invalid('PUBLIC_CHAT_LAUNCHER', launcher, SELECTOR);
  }
}
