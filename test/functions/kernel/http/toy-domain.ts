import * as z from 'zod';
import type { Implementations, World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { AppError, defineErrors } from '#shared/kernel/app-error.ts';
import { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { parseDataUri } from '#shared/kernel/data-uri.ts';
import { DATA_URI_BODY_BYTES, defineEndpoint } from '#shared/kernel/endpoint.ts';

const toyErrors = defineErrors('toys', {
  broken: { status: 422, message: 'The toy {0} is broken.' },
  busy: { status: 429, message: 'Later.' },
});

const noInput = z.strictObject({});
const anything = z.unknown();

/** Endpoints of every kind, to show what serving does to each. */
export const toyEndpoints = {
  echo: defineEndpoint({
    method: 'POST',
    path: 'toys/echo',
    who: 'all',
    summary: 'Gives back what came.',
    input: z.strictObject({
      text: z.string().min(1).max(20),
      count: z.int().min(1).max(9).multipleOf(3).optional(),
      kind: z.enum(['ball', 'kite']).optional(),
      email: z.email().optional(),
      tags: z.array(z.string()).min(1).max(2).optional(),
      pair: z.array(z.number()).min(2).optional(),
      code: z.string().min(3).optional(),
      attachment: z
        .string()
        .refine((uri) => parseDataUri(uri) !== undefined, { message: 'invalid data-uri' })
        .optional(),
      filter: AttributeFilter.optional(),
      even: z
        .number()
        .refine((number) => number % 2 === 0, { message: 'an even number' })
        .optional(),
      deep: z.unknown().optional(),
    }),
    output: anything,
  }),
  find: defineEndpoint({
    method: 'GET',
    path: 'toys/find',
    who: 'all',
    summary: 'Takes a payload in the address.',
    input: z.strictObject({ name: z.string().optional() }),
    output: anything,
  }),
  upload: defineEndpoint({
    method: 'POST',
    path: 'toys/upload',
    who: 'all',
    summary: 'Takes more bytes.',
    input: z.strictObject({ data: z.string() }),
    output: z.object({ characters: z.int() }),
    bodyBytes: DATA_URI_BODY_BYTES,
  }),
  revision: defineEndpoint({
    method: 'GET',
    path: 'toys/link/{id}/{rev}',
    who: 'all',
    summary: 'Has its input in the path.',
    input: z.strictObject({ id: z.string().min(1), rev: z.coerce.number().int().min(1) }),
    output: anything,
    immutable: true,
  }),
  newest: defineEndpoint({
    method: 'GET',
    path: 'toys/link/newest/now',
    who: 'all',
    summary: 'A fixed address beside one with parameters.',
    input: noInput,
    output: z.literal('newest'),
  }),
  own: defineEndpoint({
    method: 'GET',
    path: 'toys/own',
    who: 'signedIn',
    summary: 'Says who asks.',
    input: noInput,
    output: anything,
  }),
  administer: defineEndpoint({
    method: 'POST',
    path: 'toys/administer',
    who: ['ADM', 'AUT'],
    summary: 'For some roles.',
    input: noInput,
    output: anything,
  }),
  sell: defineEndpoint({
    method: 'POST',
    path: 'toys/sell',
    who: ['SUP'],
    summary: 'For suppliers.',
    input: noInput,
    output: anything,
  }),
  refuse: defineEndpoint({
    method: 'POST',
    path: 'toys/refuse',
    who: 'all',
    summary: 'Fails in the way asked for.',
    input: z.strictObject({ how: z.enum(['rule', 'rate', 'crash', 'text']) }),
    output: anything,
  }),
  typed: defineEndpoint({
    method: 'GET',
    path: 'toys/typed',
    who: 'all',
    summary: 'Has an answer with a schema.',
    input: z.strictObject({ wrong: z.boolean() }),
    output: z.object({ amount: z.number() }),
  }),
  document: defineEndpoint({
    method: 'GET',
    path: 'toys/document.json',
    who: 'all',
    summary: 'Answers without an envelope.',
    input: noInput,
    output: z.object({ title: z.string() }),
    raw: true,
  }),
  kept: defineEndpoint({
    method: 'GET',
    path: 'toys/kept',
    who: 'all',
    summary: 'Has an answer that callers keep.',
    input: noInput,
    output: z.literal('kept'),
    revalidated: true,
  }),
  picture: defineEndpoint({
    method: 'GET',
    path: 'toys/picture',
    who: 'all',
    summary: 'Answers with a picture.',
    input: noInput,
    output: z.string(),
    picture: true,
  }),
};

export const toyImplementations: Implementations<typeof toyEndpoints> = {
  echo: async (input) => input,
  find: async (input, { host, requestId }) => ({ input, host, requestId }),
  upload: async ({ data }) => ({ characters: data.length }),
  revision: async (input) => input,
  newest: async () => 'newest',
  own: async (_input, { who }) => who,
  administer: async () => 'done',
  sell: async () => 'sold',
  refuse: async ({ how }) => {
    if (how === 'rule') throw new AppError(toyErrors.broken, { params: ['kite'] });
    if (how === 'rate') throw new AppError(toyErrors.busy, { retryAfterSeconds: 1.2 });
    if (how === 'text') throw 'thrown text of anna@example.org';
    throw new Error('Secret of anna@example.org', { cause: new Error('the deeper reason') });
  },
  // More than the schema has and, when asked for, of another type.
  typed: async ({ wrong }) => {
    const answer: object = { amount: wrong ? 'Anna' : 1, secret: 1 };
    return answer as { amount: number };
  },
  document: async () => ({ title: 'a document' }),
  kept: async () => 'kept',
  picture: async () => 'AAEC',
};

export const toyHandler = (world: World) =>
  serve('toys', toyEndpoints, toyImplementations, () => world);
