import { describe, expect, test } from 'vitest';
import { diagnosticsImplementations } from '#functions/diagnostics/handler.ts';
import { normaliseInput } from '#functions/kernel/http/normalise-input.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoints } from '#shared/kernel/endpoint.ts';
import { ask } from '#test/support/api-event.ts';
import { memoryWorld } from '#test/support/memory-world.ts';

const world = memoryWorld([], { environment: { VERSION: '1.2.3', BUILD: 'abc' } });
const diagnostics = serve(
  'diagnostics',
  diagnosticsEndpoints,
  diagnosticsImplementations,
  () => world,
);
const domains: Readonly<Record<string, Endpoints>> = endpointsByDomain;
const calls = Object.entries(domains).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ id: `${domain}.${name}`, endpoint })),
);

test('health says which version answers', async () => {
  const { status, body } = await ask(diagnostics, { path: 'health' });
  expect([status, body.data]).toEqual([
    200,
    { version: '1.2.3', build: 'abc', time: '2026-03-02T08:00:00.000Z' },
  ]);
});

test('an address that no route takes is 404 in the envelope', async () => {
  const { status, body } = await ask(diagnostics, { path: 'wp-admin/setup', method: 'PUT' });
  expect([status, body]).toEqual([
    404,
    {
      ok: false,
      data: null,
      message: 'This address does not exist.',
      code: 'kernel.notFound',
      details: [],
      id: 'request-1',
    },
  ]);
});

describe('the OpenAPI document', async () => {
  const { body: document } = await ask(diagnostics, { path: 'openapi.json' });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: parsed JSON of a document that this test describes
    Object.entries(methods as Record<string, any>).map(([method, operation]) => ({
      path,
      method,
      ...operation,
    })),
  );

  test('stands without an envelope', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', '1.2.3']);
  });

  test('holds every call once, under its domain', () => {
    expect(
      operations.map(({ operationId, method, path, tags }) => ({
        operationId,
        method,
        path,
        tags,
      })),
    ).toEqual(
      expect.arrayContaining(
        calls.map(({ id, endpoint }) => ({
          operationId: id,
          method: endpoint.method.toLowerCase(),
          path: `/${endpoint.path}`,
          tags: [id.split('.')[0]],
        })),
      ),
    );
    expect(operations).toHaveLength(calls.length);
  });

  test('leads every reference to something that is there', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    const lost = references
      .map(([, reference = '']) => reference)
      .filter((reference) => {
        const steps = reference.replace('#/', '').split('/');
        const target = steps.reduce<unknown>(
          (at, step) => (at as Record<string, unknown> | undefined)?.[step],
          document,
        );
        return target === undefined;
      });
    expect(references.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  test('offers no choice that is another one once a call has come in', () => {
    const choices = [...JSON.stringify(document).matchAll(/"enum":(\[.*?\])/g)].flatMap(
      ([, choice = '']) => JSON.parse(choice),
    );
    expect(choices).toContain('|');
    expect(choices.filter((choice) => normaliseInput(choice) !== choice)).toEqual([]);
  });

  test('gives a cursor only where the same call takes it, or one that its summary names', () => {
    /** The text of a schema with what it refers to, each thing once. */
    const whole = (schema: unknown, seen = new Set<string>()): string =>
      JSON.stringify(schema ?? null).replace(/"#\/components\/schemas\/([^"]+)"/g, (_, name) => {
        if (seen.has(name)) return '""';
        seen.add(name);
        return whole(document.components.schemas[name], seen);
      });
    const takes = new Set(
      operations
        .filter(({ parameters, requestBody }) =>
          whole([parameters, requestBody]).includes('"cursor":'),
        )
        .map(({ operationId }) => operationId),
    );
    const gives = operations.filter(({ responses }) => whole(responses[200]).includes('"next":'));
    const lost = gives.filter(({ operationId, summary, tags }) => {
      const named = [...summary.matchAll(/`(\w+)`/g)].map(([, name]) => `${tags[0]}.${name}`);
      return ![operationId, ...named].some((id) => takes.has(id));
    });
    expect(gives.length).toBeGreaterThan(lost.length);
    expect(lost.map(({ operationId }) => operationId)).toEqual([]);
  });

  test('names components as OpenAPI allows', () => {
    const wrong = Object.keys(document.components.schemas).filter(
      (name) => !/^[\w.-]+$/.test(name),
    );
    expect(wrong).toEqual([]);
  });

  test.each(calls)('says of $id how it is asked', ({ id, endpoint }) => {
    const operation = operations.find(({ operationId }) => operationId === id);
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation?.parameters ?? [];
    const named = (where: string) =>
      parameters
        .filter((parameter: { in: string }) => parameter.in === where)
        .map((parameter: { name: string }) => parameter.name);
    expect(named('path')).toEqual(inPath);
    expect(named('query').filter((name: string) => name !== 'payload')).toEqual([]);
    expect(operation?.requestBody !== undefined).toBe(endpoint.method === 'POST');
    expect(operation?.security).toEqual(
      endpoint.who === 'all' ? [{}, { appToken: [] }] : [{ appToken: [] }],
    );
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      '200',
      ...(endpoint.revalidated ? ['304'] : []),
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(operation?.responses[429].headers).toEqual({
      'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
    });
  });

  test('says that a number in a path is a whole one', () => {
    const operation = operations.find(({ operationId }) => operationId === 'entities.link');
    const rev = operation?.parameters.find(({ name }: { name: string }) => name === 'rev');
    expect(rev?.schema).toMatchObject({ type: 'integer', minimum: 1 });
  });

  test('describes the payload of a GET and the envelope of its answer', () => {
    const operation = operations.find(({ operationId }) => operationId === 'countries.getByUrl');
    expect(operation?.parameters).toEqual([
      {
        name: 'payload',
        in: 'query',
        description: 'URL-encoded JSON.',
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { url: { type: 'string', minLength: 1, maxLength: 2000 } },
              required: ['url'],
              additionalProperties: false,
            },
          },
        },
      },
    ]);
    const answer = operation?.responses[200].content['application/json'].schema;
    expect(Object.keys(answer.properties)).toEqual([
      'ok',
      'data',
      'message',
      'code',
      'details',
      'id',
      'previous',
      'stack',
    ]);
  });
});
