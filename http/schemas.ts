import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import * as v from 'valibot';

/** Derives the types of a route's params, query and body from its Valibot schemas. */
export interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

/** A Fastify instance whose routes have Valibot schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypes
>;

/** Compiles a Valibot schema for Fastify, whose response to a mismatch has the status 400. */
export function compileSchema({ schema }: { schema: v.GenericSchema }) {
  return (data: unknown) => {
    const { success, output } = v.safeParse(schema, data);
    return success ? { value: output } : { error: new Error('The request doesn’t match its schema') };
  };
}

/** Returns the text fields of a form, path or query. Drops fields that were sent more than once. */
export function textsOf(sent: unknown): Record<string, string> {
  const fields = Object.entries(sent ?? {}).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(fields);
}

export const FIELDS = v.pipe(v.unknown(), v.transform(textsOf));

/** For pages, whose path and query have only text fields that matter. */
export const PAGE = { schema: { params: FIELDS, querystring: FIELDS } };

/** For forms that are posted to a page's address. */
export const FORM = { schema: { params: FIELDS, body: FIELDS } };

/** What is known about the requests of all these routes. */
export type PageRequest = { params: Record<string, string> };
