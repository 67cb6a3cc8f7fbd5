import type { FastifyReply } from 'fastify';

export const OTHER_TYPE = 'The body must be application/json or application/x-www-form-urlencoded';

/** Sends an error in PostgREST's format. */
export function restError(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): FastifyReply {
  return reply.code(status).send({ code, message, details, hint: null });
}
