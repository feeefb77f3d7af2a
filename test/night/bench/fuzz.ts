import { Console } from 'node:console';
import * as z from 'zod';
import { Envelope } from '#shared/kernel/envelope.ts';
import { seedOfRun } from '#test/support/seed-of-run.ts';
import { type SeededRandom, seededRandom } from '#test/support/seeded-random.ts';
import type { Bench } from './bench.ts';
import {
  type BenchProduct,
  type Measured,
  type SentMail,
  startBenchProduct,
} from './bench-product.ts';
import { makePool, type Pool } from './fuzz-pool.ts';
import { type Ask, fuzzRecipes } from './fuzz-recipes.ts';
import { makeValues, type Parts, type Schema } from './fuzz-values.ts';

/** The handlers in this process write their log to the other. */
const figuresOut = new Console(process.stderr);
const CALLS = 30_000;
const CPU_MS = 1000;
const ROLES = ['supplier', 'farmer', 'ins', 'aut', 'aso'];
const LOGINS = [
  'admin',
  'multi.de',
  ...['de', 'at'].flatMap((code) => ROLES.map((role) => `${role}.${code}`)),
];
/** Signed on, and known to the product by no account until they take one. */
const PERSONS = [
  'new.fuzz-a',
  'new.fuzz-b',
  'new.fuzz-c',
  'new.fuzz-d',
  'new.fuzz-e',
  'new.fuzz-f',
];
const HOSTS = ['de', 'at', 'ch', 'lu', 'admin', undefined];
const CLASSES = [
  'country',
  'animalkind',
  'region',
  'offergroup',
  'account',
  'upload',
  'ruleset',
  'cmspage',
  'requestpackage',
  'request-process',
  'category1',
  'category2',
];
/** They take its account from a caller: only the last calls are of them. */
const ENDING = ['accounts.unregister', 'accounts.unlinkAccount', 'accounts.redactAccount'];
/** Mostly called by people who are signed on without an account. */
const OF_PERSONS = [
  'accounts.register',
  'accounts.registerFarmer',
  'accounts.requestFarmCode',
  'accounts.getInvite',
  'sessions.login',
];
/** An app token lives 15 minutes, an id token an hour: a long run signs everybody in again. */
const SIGNED_IN_MS = 10 * 60 * 1000;
/** After so many calls the mails are read, which hold what no answer tells. */
const CALLS_A_MAIL_READING = 100;
const NO_INPUT: Schema = { type: 'object' };
const LEARNT_BYTES = 200_000;
/** Calls whose answer is a document or a picture, without the envelope. */
const PLAIN_ANSWERS = ['diagnostics.openApi', 'entities.getPhoto'];

const Operation = z.looseObject({
  operationId: z.string(),
  description: z.string(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), content: z.unknown().optional() }))
    .default([]),
  requestBody: z.unknown().optional(),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.custom<Parts>() }),
});

type Call = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly who: string;
  readonly schema: Schema;
};
type Caller = {
  readonly name: string;
  readonly role: string;
  readonly idToken?: string;
  readonly token?: string;
  readonly account?: string;
};
type Figures = {
  calls: number;
  '2xx': number;
  '4xx': number;
  '5xx': number;
  'no envelope': number;
  'worst CPU ms': number;
};

/**
 * Calls every operation of the served OpenAPI document again and again, as everybody, on several hosts: with values that
 * fit, out of what earlier answers named, and with broken ones. Arguments: number of calls, seed. Ends with 1 for an
 * answer of 5xx or without envelope, or a call that takes more than a second of the processor.
 */
export const run: Bench = async ([calls = String(CALLS), seed = String(seedOfRun())]) => {
  figuresOut.log(`seed ${seed}`);
  const product = await startBenchProduct();
  try {
    const random = seededRandom(Number(seed));
    const pool = makePool(random);
    const { operations, parts } = await readContract(product);
    let callers = await signEverybodyIn(product, pool);
    let signedIn = Date.now();
    const values = makeValues(parts, pool, random);
    const figures = new Map<string, Figures>(operations.map(({ id }) => [id, noFigures()]));
    const ask = async (call: Call, caller: Caller, input: unknown): Promise<unknown> => {
      const sent = { ...requestOf(call, input), token: caller.token, country: random.pick(HOSTS) };
      const answer = await product.send(sent);
      note(figures.get(call.id) ?? noFigures(), call, { answer, caller, input });
      if (answer.status !== 200 || answer.text.length > LEARNT_BYTES) return undefined;
      if (PLAIN_ANSWERS.includes(call.id)) return undefined;
      const { data } = JSON.parse(answer.text);
      pool.learn(data);
      return data;
    };
    for (let n = 0; n < Number(calls); n++) {
      if (n % CALLS_A_MAIL_READING === 0) learnFromMails(await product.sentMails(), pool);
      if (Date.now() - signedIn > SIGNED_IN_MS) {
        callers = await signEverybodyIn(product, pool);
        signedIn = Date.now();
      }
      const isEnd = n > Number(calls) * 0.98;
      const call = pickOperation(operations, { isEnd, random });
      const caller = callerFor(call, callers, random);
      const recipe = fuzzRecipes[call.id];
      const own = pool.rowsOf('account').find(({ id }) => id === caller.account);
      const askAsCaller: Ask = async (id, input) => {
        const other = operations.find((operation) => operation.id === id);
        return other && (await ask(other, caller, input));
      };
      const from = { pool, random, own, idToken: caller.idToken, ask: askAsCaller };
      const good = recipe && random.chance(0.7) ? await recipe(from) : values.fitting(call.schema);
      await ask(call, caller, random.chance(0.6) ? good : values.broken(good));
    }
    report(figures);
  } finally {
    await product.stop();
  }
};

async function readContract({ send }: BenchProduct) {
  const { text } = await send({ method: 'GET', path: 'openapi.json' });
  const { paths, components } = Document.parse(JSON.parse(text));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId, description, parameters, requestBody }]): Call => {
        const query = parameters.find(({ name }) => name === 'payload')?.content;
        const inPath = parameters
          .filter((parameter) => parameter.in === 'path')
          .map(({ name, schema }) => [name, schema]);
        const body: Schema =
          Content.parse(requestBody === undefined ? { content: query } : requestBody).content?.[
            'application/json'
          ].schema ?? NO_INPUT;
        return {
          id: operationId,
          method: method.toUpperCase(),
          path: path.slice(1),
          who: description,
          schema:
            inPath.length === 0
              ? body
              : {
                  type: 'object',
                  required: inPath.map(([name]) => String(name)),
                  properties: { ...body.properties, ...Object.fromEntries(inPath) },
                },
        };
      },
    ),
  );
  return { operations, parts: components.schemas };
}
const Content = z.looseObject({
  content: z.object({ 'application/json': z.object({ schema: z.custom<Schema>() }) }).optional(),
});

function pickOperation(
  operations: readonly Call[],
  { isEnd, random }: { readonly isEnd: boolean; readonly random: SeededRandom },
): Call {
  const wantsEnding = isEnd && random.chance(0.3);
  return random.pick(operations.filter(({ id }) => ENDING.includes(id) === wantsEnding));
}

/** Links and codes are told to whom they are mailed, and to nobody else. */
function learnFromMails(mails: readonly SentMail[], pool: Pool): void {
  for (const { to, text } of mails) {
    const [, objectionId] = /\/not-me\/([\w-]+)/.exec(text) ?? [];
    const [, inviteId] = /\/invitation\/([\w-]+)/.exec(text) ?? [];
    const [code] = /\b\d{6}\b/.exec(text) ?? [];
    for (const [name, value] of Object.entries({
      objectionId,
      inviteId,
      [`code for ${to[0]}`]: code,
    })) {
      if (value !== undefined && !pool.valuesOf(name).includes(value))
        pool.learn({ [name]: value });
    }
  }
}

const SignedIn = z.object({
  jwt: z.string().nullable(),
  account: z
    .looseObject({
      id: z.string(),
      data: z.looseObject({ staticData: z.looseObject({ role: z.string() }) }),
    })
    .nullable(),
});

/** Everybody's tokens, and what each of them sees at the beginning. */
async function signEverybodyIn({ send, idTokenOf }: BenchProduct, pool: Pool): Promise<Caller[]> {
  const callers: Caller[] = [
    { name: 'a guest', role: 'GUEST' },
    { name: 'a forged token', role: 'GUEST', token: 'a.b.c' },
  ];
  const ask = async (sent: Parameters<typeof send>[0]) => {
    const { text } = await send(sent);
    const { data } = JSON.parse(text);
    pool.learn(data);
    return data;
  };
  const search = (token: string, input: object) =>
    ask({ method: 'POST', path: 'search/search/execute', token, body: JSON.stringify(input) });
  for (const login of [...LOGINS, ...PERSONS]) {
    const idToken = await idTokenOf(login);
    const body = JSON.stringify({ token: idToken });
    const { jwt: token, account } = SignedIn.parse(
      await ask({ method: 'POST', path: 'auth/domain/login', body }),
    );
    if (token === null || account === null) {
      callers.push({ name: login, role: 'PERSON', idToken });
      continue;
    }
    const { role } = account.data.staticData;
    callers.push({ name: login, role, idToken, token, account: account.id });
    const classes = role === 'ADM' ? CLASSES : ['request-process', 'upload'];
    for (const entityClass of classes)
      await search(token, { entityClass, pagination: { limit: 200 } });
    const attributeFilter = { field: 'owner', comparison: 'eq', value: account.id };
    await search(token, { entityClass: 'offer', attributeFilter });
  }
  return callers;
}

/** Mostly one who may. */
function callerFor({ id, who }: Call, callers: readonly Caller[], random: SeededRandom): Caller {
  const named = callers.filter(({ role }) => who.includes(role));
  const signedIn = callers.filter(({ account }) => account !== undefined);
  const persons = callers.filter(({ name }) => PERSONS.includes(name));
  const fit = who === 'For signed-in callers.' ? signedIn : named;
  if (OF_PERSONS.includes(id) && random.chance(0.7)) return random.pick(persons);
  return random.pick(fit.length > 0 && random.chance(0.8) ? fit : callers);
}

function requestOf(
  { method, path, id }: Call,
  input: unknown,
): { method: string; path: string; body?: string } {
  const rest: Record<string, unknown> = { ...Object(input) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value).toWellFormed().slice(0, 500) || id);
  });
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const json = JSON.stringify(isObject ? rest : input) ?? '';
  if (method !== 'GET') return { method, path: filled, body: json };
  return { method, path: `${filled}?payload=${encodeURIComponent(json).slice(0, 9000)}` };
}

const noFigures = (): Figures => ({
  calls: 0,
  '2xx': 0,
  '4xx': 0,
  '5xx': 0,
  'no envelope': 0,
  'worst CPU ms': 0,
});

function note(
  figures: Figures,
  { id }: Call,
  { answer, caller, input }: { answer: Measured; caller: Caller; input: unknown },
) {
  const { status, text, cpuMs } = answer;
  figures.calls += 1;
  if (status < 300) figures['2xx'] += 1;
  else if (status < 500) figures['4xx'] += 1;
  else figures['5xx'] += 1;
  const isWhole = (status === 200 && PLAIN_ANSWERS.includes(id)) || hasEnvelope(text);
  if (!isWhole) figures['no envelope'] += 1;
  figures['worst CPU ms'] = Math.max(figures['worst CPU ms'], Math.round(cpuMs));
  if (status < 500 && isWhole && cpuMs <= CPU_MS) return;
  const said = `${id} as ${caller.name}: ${status}, ${Math.round(cpuMs)} ms`;
  process.stderr.write(
    `${said}\n  sent ${JSON.stringify(input)?.slice(0, 500)}\n  got ${text.slice(0, 300)}\n`,
  );
}

function hasEnvelope(text: string): boolean {
  try {
    return Envelope.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

function report(figures: ReadonlyMap<string, Figures>): void {
  figuresOut.table(Object.fromEntries(figures));
  const all = [...figures.values()];
  const sum = (name: keyof Figures) => all.reduce((sofar, line) => sofar + line[name], 0);
  const reached = all.filter((line) => line['2xx'] > 0).length;
  const worst = Math.max(...all.map((line) => line['worst CPU ms']));
  process.stderr.write(
    `${sum('calls')} calls, ${reached} of ${all.length} operations reached 200, ${sum('5xx')} × 5xx, ${sum('no envelope')} without envelope, worst ${worst} ms\n`,
  );
  if (sum('5xx') > 0 || sum('no envelope') > 0 || worst > CPU_MS) process.exitCode = 1;
}
