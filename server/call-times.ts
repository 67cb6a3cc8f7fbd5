import * as v from 'valibot';
import type { App } from '#http/schemas.ts';
import { CALL_TIMES_PATH } from '#leads/call.ts';
import { pickTime } from '#leads/calls/appointments.ts';
import { CALL_MINUTES } from '#leads/calls/call-hours.ts';
import { UUID } from '#leads/validation.ts';
import { isFormPost } from './request-body.ts';
import { OTHER_TYPE, restError } from './rest-error.ts';
import type { Services } from './services.ts';

/** Adds the list of free times. Where no times are offered, its address is unknown. */
export function listTimes(app: App, { freeTimes }: Services): void {
  if (!freeTimes.isOffered) return;
  app.get(CALL_TIMES_PATH, async (_request, reply) => {
    const times = (await freeTimes.free()).map((time) => time.toISOString().replace('.000Z', 'Z'));
    return reply.header('cache-control', 'public, max-age=5').send({ minutes: CALL_MINUTES, times });
  });
}

/** Adds the route by which a visitor whose time was taken picks another. Relies on the guards of the insert interface. */
export function pickTimes(app: App, { store, freeTimes, onLead }: Services): void {
  app.post(CALL_TIMES_PATH, async (request, reply) => {
    if (isFormPost(request)) return restError(reply, 415, 'PGRST415', OTHER_TYPE);
    const { output, success } = v.safeParse(PICK, request.body);
    const time = success ? await freeTimes.askedTime(new Date(output.time)) : undefined;
    const callTime = success && time && (await pickTime(store, output.id, time));
    request.log.info({ id: success && output.id, callTime }, 'time picked');
    if (!callTime)
      return restError(reply, 404, 'PGRST116', 'There is no such booking that may pick this time');
    freeTimes.changed();
    if (callTime === 'taken') return restError(reply, 409, '23P01', 'This time is taken');
    onLead();
    return reply.code(204).header(CALL_TIME_HEADER, callTime).send();
  });
}

/** The response header with the status of the requested time. PostgREST clients ignore it. */
export const CALL_TIME_HEADER = 'call-time';

const PICK = v.object({
  id: v.pipe(v.string(), v.regex(UUID), v.toLowerCase()),
  time: v.pipe(v.string(), v.isoTimestamp()),
});
