import type { APIRoute, GetStaticPaths } from 'astro';
import type { MailKind } from '#leads/mail-views.ts';
import { MAILS } from '../../mail/mails.ts';
import { renderMail } from '../../mail/render-mail.ts';

export const getStaticPaths = (() =>
  Object.keys(MAILS).map((kind) => ({ params: { kind }, props: { kind } }))) satisfies GetStaticPaths;

/** A mail template for the server, which neither renders React nor imports `content/`. */
export const GET: APIRoute<{ kind: MailKind }> = async ({ props }) =>
  Response.json(await renderMail(props.kind));
