import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepPrivate } from '#http/private-pages.ts';
import { type App, FIELDS, PAGE, type PageRequest, textsOf } from '#http/schemas.ts';
import type { Side } from '#leads/call.ts';
import {
  answerCall,
  checkTimes,
  Doubtful,
  findCall,
  heldIfBusy,
  readAnswer,
} from '#leads/calls/answer-call.ts';
import { type AnswerTokens, answerTokens } from '#leads/calls/answer-links.ts';
import { problemOf } from '#leads/calls/appointments.ts';
import { callHours } from '#leads/calls/call-hours.ts';
import type { AnswerProblem, CallState } from '#leads/calls/call-state.ts';
import { findOpenStarts } from '#leads/calls/taken-times.ts';
import { findLeadByPrefix, type ListedLead } from '#leads/db/find-leads.ts';
import { linkKey } from '#leads/db/keys.ts';
import { CALLS } from '#leads/db/tables.ts';
import { markAnswered } from '#leads/record/lead-record.ts';
import type { AnswerView } from '#site/screens/render-main.tsx';
import { isCrossSite } from './cross-site.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { Services } from './services.ts';
import { pageWith } from './site.ts';

/**
 * Serves the pages behind the links in emails (decision 11): `GET` shows a call and changes nothing, `POST` answers
 * it. An invalid token gets the same response as an expired one. No token reaches a log, a cache or another site.
 */
export async function answerPages(app: App, services: Services): Promise<void> {
  const { store, site, config, freeTimes, onLead } = services;
  const limit = createRateLimiter(config.rateLimit * LINKS_PER_INSERT);
  let tokens: AnswerTokens | undefined;

  keepPrivate(app, {
    policy: POLICY,
    isOwnForm: (request) => !isForeign(request, config.siteUrl),
    refuse: (reply, status) => page(reply, status, { notice: 'foreign' }),
    fail: (reply) => page(reply, 503, { notice: 'unavailable' }),
    isUnavailable: store.isUnavailable,
  });

  app.addHook('onRequest', async (request, reply) => {
    const wait = limit(request.ip);
    if (wait !== undefined) return page(reply.header('retry-after', wait), 429, { notice: 'busy' });
  });

  app.get('/answer/*', PAGE, async (request, reply) => {
    const found = await callOf(request);
    if (!found) return page(reply, 404, { notice: 'ended' });
    if ('lead' in found) return page(reply, 200, found);
    return show(reply, 200, found, request.query.do, undefined, request.query);
  });

  app.post('/answer/*', { schema: { params: FIELDS } }, async (request, reply) => {
    const body = textsOf(request.body);
    const found = await callOf(request);
    if (!found) return page(reply, 404, { notice: 'ended' });
    if ('lead' in found) {
      if (body.do !== 'answered') return page(reply, 422, found);
      await markAnswered(store, found.lead, { actor: 'team', user_name: null });
      return reply.redirect(pathOf(request), 303);
    }
    const { side, state } = found;
    const read = readAnswer(request.body, side, state, freeTimes.confirms);
    if ('problem' in read) {
      const status = read.problem === 'meanwhile' ? 409 : 422;
      return show(reply, status, found, read.act, read.problem, body, startsOf(request.body));
    }
    const by = { actor: side, user_name: null };
    const free = await freeTimes.free();
    let sure: string | undefined;
    const problem = await Promise.try(() => {
      const [{ decision }, busy] = [read, freeTimes.busy()];
      if (side === 'visitor') return answerCall(store, by, state, heldIfBusy(decision, state, busy), free);
      checkTimes(decision, state, busy, callHours(), body.sure);
      return answerCall(store, by, state, decision);
    }).then(
      () => undefined,
      (error) => {
        if (error instanceof Doubtful) sure = error.sure;
        return problemOf(error);
      },
    );
    if (!problem) {
      onLead();
      freeTimes.changed();
      // Redirect to the page, so that reloading it doesn't post again.
      return reply.redirect(pathOf(request), 303);
    }
    const now = await callOf(request);
    if (!now || 'lead' in now) return page(reply, 404, { notice: 'ended' });
    const typed = { ...body, ...(sure && { sure }) };
    const act = problem === 'meanwhile' ? undefined : read.act;
    return show(reply, 409, now, act, problem, typed, startsOf(request.body));
  });

  /** Returns the call, quiz or message that a link is about, if any. Only the team can answer a quiz or message. */
  async function callOf(request: PageRequest): Promise<Call | { lead: ListedLead } | undefined> {
    tokens ??= answerTokens(await linkKey(store.db, config.linkSecret));
    const now = new Date();
    // Check the signature before any query: otherwise response times would reveal which leads exist.
    const capability = tokens.read(request.params['*'] ?? '', now);
    const state = capability && (await findCall(store.db, capability, now));
    if (state || capability?.side !== 'team') return state && { side: capability.side, state };
    const lead = await findLeadByPrefix(store, capability.leadId);
    const isCurrent = (lead?.revocations ?? 0) === capability.revocations;
    return lead && lead.table !== CALLS && isCurrent ? { lead } : undefined;
  }

  async function show(
    reply: FastifyReply,
    status: number,
    call: Call,
    act: unknown,
    problem?: AnswerProblem,
    typed?: Record<string, string>,
    starts?: unknown[],
  ) {
    const [times, now] = [await freeTimes.free(), new Date()];
    const proposed = await findOpenStarts(store.db, call.state.proposed, now);
    const state = { ...call.state, proposed };
    return page(reply, status, { ...call, state, now, act, times, problem, typed, starts });
  }

  async function page(reply: FastifyReply, status: number, view: AnswerView): Promise<FastifyReply> {
    // Import on first use: React takes more memory than the rest of these pages.
    const { renderAnswer } = await import('#site/screens/render-main.tsx');
    const html = pageWith(site, 'templates/answer', renderAnswer(view));
    return reply.code(status).type('text/html; charset=utf-8').send(html);
  }
}

type Call = { side: Side; state: CallState };

/** Returns the times that a form proposes: a field that is posted once or several times. */
function startsOf(body: unknown): unknown[] {
  return [Object(body).start ?? []].flat();
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? '';
}

/** Multiplies the rate limit for inserts: one answer takes several requests, and mail scanners send more. */
const LINKS_PER_INSERT = 3;

/** The page's full policy is in its meta tag. This header also blocks all scripts, even injected ones. */
const POLICY = "frame-ancestors 'none'; script-src 'none'; form-action 'self'; base-uri 'none'";

/** Like `isCrossSite`, but accepts the origin `null`: older browsers send it from this page, whose URL is secret. */
function isForeign({ headers }: FastifyRequest, siteUrl: string | undefined): boolean {
  const { origin, ...others } = headers;
  return isCrossSite(origin === 'null' ? others : headers, siteUrl);
}
