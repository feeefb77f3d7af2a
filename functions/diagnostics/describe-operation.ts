import * as z from 'zod';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { Envelope } from '#shared/kernel/envelope.ts';
import type { JsonObject, ToJsonSchema } from './json-schemas.ts';

export const APP_TOKEN = 'appToken';
export const FAILURE = 'Failure';

const FAILURES = {
  400: 'The input is not valid.',
  401: 'The token is not good, or there is none and a sign-in is needed.',
  403: 'The role may not do this.',
  404: 'There is no such thing, or not for this caller.',
  409: 'Someone else was faster, or the value is taken.',
  413: 'The request is too large.',
  422: 'A rule of the domain refuses.',
  429: 'Too many requests; `Retry-After` says when to try again.',
  500: 'An unexpected error; the envelope carries the request id.',
  503: 'The service is not available.',
} as const;

type Described = { readonly domain: string; readonly name: string; readonly endpoint: Endpoint };

/** Returns a call as an operation of the OpenAPI document. */
export function describeOperation(
  { domain, name, endpoint }: Described,
  toJsonSchema: ToJsonSchema,
): JsonObject {
  const id = `${domain}.${name}`;
  const input = toJsonSchema(`${id}.input`, endpoint.input, 'input');
  const answer = endpoint.raw ? endpoint.output : successOf(endpoint.output);
  return {
    operationId: id,
    tags: [domain],
    summary: endpoint.summary,
    description: whoText(endpoint),
    security: endpoint.who === 'all' ? [{}, { [APP_TOKEN]: [] }] : [{ [APP_TOKEN]: [] }],
    ...payloadOf(endpoint, input),
    responses: {
      200: {
        description: 'Done.',
        content: endpoint.picture
          ? { 'image/jpeg': { schema: { type: 'string', format: 'binary' } } }
          : json(toJsonSchema(`${id}.output`, answer, 'output')),
      },
      ...(endpoint.revalidated && { 304: { description: 'As in the answer of `If-None-Match`.' } }),
      ...failures(),
    },
  };
}

const successOf = (data: z.ZodType): z.ZodType =>
  Envelope.extend({ ok: z.literal(true), data, message: z.null(), code: z.null() });

const json = (schema: JsonObject) => ({ 'application/json': { schema } });

function whoText({ who }: Endpoint): string {
  if (who === 'all') return 'For everybody.';
  return who === 'signedIn' ? 'For signed-in callers.' : `For ${who.join(', ')}.`;
}

/** Returns the path parameters, and the remaining input: the `payload` parameter of a GET, the body of a POST. */
function payloadOf(endpoint: Endpoint, input: JsonObject): JsonObject {
  const { properties, required, ...rest } = ObjectSchema.parse(input);
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: properties?.[name] ?? { type: 'string' },
  }));
  const left = Object.entries(properties ?? {}).filter(([name]) => !names.includes(name));
  const stillRequired = required.filter((name) => !names.includes(name));
  const schema = properties
    ? { ...rest, properties: Object.fromEntries(left), required: stillRequired }
    : rest;
  if (endpoint.method === 'POST') {
    return { parameters, requestBody: { required: true, content: json(schema) } };
  }
  const isEmpty = properties !== undefined && left.length === 0;
  const query = {
    name: 'payload',
    in: 'query',
    description: 'URL-encoded JSON.',
    required: stillRequired.length > 0,
    content: json(schema),
  };
  return { parameters: isEmpty ? parameters : [...parameters, query] };
}

const ObjectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
});

const WAIT = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
};

function failures(): JsonObject {
  const content = json({ $ref: `#/components/schemas/${FAILURE}` });
  return Object.fromEntries(
    Object.entries(FAILURES).map(([status, description]) => [
      status,
      { description, content, ...(status === '429' && { headers: WAIT }) },
    ]),
  );
}
