import { Console } from 'node:console';
import * as z from 'zod';
import { PAGE_LIMIT } from '#shared/kernel/page.ts';
import { FieldData } from '#shared/requests/entities/request-process.ts';
import type { Bench } from './bench.ts';
import { type BenchProduct, startBenchProduct } from './bench-product.ts';

/** The handlers in this process write their log to the other. */
const figuresOut = new Console(process.stderr);
const TRIES = 150;

const Row = z.looseObject({ id: z.string(), rev: z.int(), data: z.looseObject({}) });
const Rows = z.object({ items: z.array(Row) });

type Call = {
  readonly path: string;
  readonly token?: string;
  /** The body; without it the call is a `GET`. */
  readonly input?: () => object;
};

/**
 * Processor time of calls that people make all day, one after the other, in one process that is warm: what the network of
 * the laptop takes is part of it. Prints the median and the least of each.
 */
export const run: Bench = async () => {
  const product = await startBenchProduct();
  try {
    const lines = [];
    for (const [name, call] of Object.entries(await callsOf(product))) {
      lines.push({ call: name, ...(await measure(product, call)) });
    }
    figuresOut.table(lines);
  } finally {
    await product.stop();
  }
};

async function measure(product: BenchProduct, call: Call) {
  const taken: number[] = [];
  let refused = 0;
  for (let n = 0; n < TRIES; n++) {
    const { status, cpuMs } = await post(product, call);
    taken.push(cpuMs);
    if (status !== 200) refused += 1;
  }
  const sorted = taken.toSorted((a, b) => a - b);
  const rounded = (ms = 0) => Math.round(ms * 100) / 100;
  return { 'median ms': rounded(sorted[TRIES / 2]), 'least ms': rounded(sorted[0]), refused };
}

async function callsOf(product: BenchProduct): Promise<Readonly<Record<string, Call>>> {
  const idToken = await product.idTokenOf('farmer.de');
  const token = await signedIn(product, idToken);
  const office = await signedIn(product, await product.idTokenOf('aut.de'));
  const offers = { entityClass: 'offer', attributeFilter: await market(product) };
  const draft = await firstDraft(product, token);
  const fieldData = FieldData.parse(draft.data.draft);
  return {
    'session: login': { path: 'auth/domain/login', input: () => ({ token: idToken }) },
    'session: getAccount': { path: 'auth/account/getaccount', token },
    'guest: search of offers': {
      path: 'search/search/execute',
      input: () => ({ ...offers, pagination: { limit: PAGE_LIMIT } }),
    },
    'guest: overview of offers': {
      path: 'search/search/overview',
      input: () => ({
        ...offers,
        facets: [
          'offergroup',
          'animalusage',
          'gender',
          'ageCategory',
          'availableWeeks',
          'status',
        ].flatMap((field) => [{ field }, { field, without: 'all' }]),
        with: ['owner', 'offergroup', 'animalkind', 'ageCategory', 'animalusage', 'country'],
      }),
    },
    'authority: list of requests': {
      path: 'search/search/execute',
      token: office,
      input: () => ({ entityClass: 'request-process' }),
    },
    'farmer: fillForm, a draft': {
      path: 'livestock/request/fillform',
      token,
      input: () => ({
        process: { id: draft.id, rev: draft.rev },
        fieldData,
        attachments: [],
        draft: true,
      }),
    },
  };
}

async function signedIn(product: BenchProduct, idToken: string): Promise<string> {
  const call = { path: 'auth/domain/login', input: () => ({ token: idToken }) };
  return z.object({ jwt: z.string() }).parse((await post(product, call)).data).jwt;
}

async function rowsOf(product: BenchProduct, input: object, token?: string) {
  const call = { path: 'search/search/execute', input: () => input, ...(token && { token }) };
  return Rows.parse((await post(product, call)).data).items;
}

/** All cattle of Germany, or of whatever country and kind come first. */
async function market(product: BenchProduct): Promise<object> {
  const countries = await rowsOf(product, { entityClass: 'country' });
  const kinds = await rowsOf(product, { entityClass: 'animalkind' });
  const germany = countries.find(({ data }) => data.code === 'DE') ?? countries[0];
  const all = {
    comparison: 'in',
    field: 'animalkind',
    value: kinds.slice(0, 3).map(({ id }) => id),
  };
  return { $and: [{ field: 'country', comparison: 'eq', value: germany?.id }, all] };
}

async function firstDraft(product: BenchProduct, token: string) {
  const attributeFilter = { field: 'status', comparison: 'eq', value: 'new' };
  const [draft] = await rowsOf(product, { entityClass: 'request-process', attributeFilter }, token);
  if (draft === undefined) throw new Error('The farmer of the demo data has no draft.');
  return draft;
}

async function post({ send }: BenchProduct, { path, token, input }: Call) {
  const sent =
    input === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(input()) };
  const answer = await send({ ...sent, path, token, country: 'de' });
  const { data } = z.object({ data: z.unknown() }).parse(JSON.parse(answer.text));
  return { ...answer, data };
}
