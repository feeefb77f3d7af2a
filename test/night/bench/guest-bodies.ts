import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { demoId } from '#infra/demo/demo-id.ts';
import { ACCOUNT_NAME_LENGTH } from '#shared/accounts/limits.ts';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_LENGTH,
  CONTACT_SUBJECT_LENGTH,
} from '#shared/contact/limits.ts';
import { URL_LENGTH } from '#shared/countries/limits.ts';
import {
  LOG_CONTEXT_FIELDS,
  LOG_STACK_LENGTH,
  LOG_TEXT_LENGTH,
} from '#shared/diagnostics/limits.ts';
import { CITY_NAME_LENGTH } from '#shared/geocoding/limits.ts';
import {
  FILTER_ALL_VALUES,
  FILTER_LEAVES,
  FILTER_PART_LENGTH,
  FILTER_VALUES,
} from '#shared/kernel/filter-limits.ts';
import { TOKEN_LENGTH } from '#shared/kernel/limits.ts';
import { PAGE_LIMIT, START_LIMIT } from '#shared/kernel/page.ts';
import { Photo } from '#shared/offers/offer.ts';
import { FACT_TYPES } from '#shared/rules/fact.ts';
import { FACT_LENGTH, FACTS_BODY_BYTES } from '#shared/rules/limits.ts';
import {
  IDS_A_CALL,
  LISTS_A_CALL,
  OVERVIEW_CONDITIONS,
  OVERVIEW_FACETS,
  SHARDS_A_SEARCH,
} from '#shared/search/limits.ts';
import type { BenchProduct } from './bench-product.ts';

/** A body that is made again for each try: some calls take a secret once. */
type Body = () => unknown;
export type Bodies = Readonly<Record<string, Body>>;

/** As many tries can be made with each of them. */
const PERSONS = 8;
const FARMS = 8;
/** Mails are sent after the answer. */
const MAIL_MS = 30_000;
const MAIL_PAUSE_MS = 100;

const Row = z.looseObject({ id: z.string(), rev: z.int(), data: z.looseObject({}) });
const Rows = z.object({ items: z.array(Row) });
type Row = z.infer<typeof Row>;
const FarmData = z.object({
  staticData: z.object({ role: z.literal('AGR'), country: z.string() }),
  userData: z.object({
    controlNumber: z.string(),
    address: z.object({ citycode: z.string() }),
    insData: z.array(z.object({ ins: z.string() })).min(1),
  }),
});

/**
 * For each call of a guest the dearest bodies that it does not refuse for their form, with what the product holds: ids of
 * rows, id tokens, and secrets of mails.
 */
export async function guestBodies(
  product: BenchProduct,
): Promise<Readonly<Record<string, Bodies>>> {
  const { ask, search } = await asAdministrator(product);
  const countries = await search('country');
  const kinds = await search('animalkind');
  const germany = countries.find(({ data }) => data.code === 'DE');
  const country = idOf(germany);
  const market = marketOf(country, kinds);
  const offers = await search('offer', { attributeFilter: market });
  const accounts = await search('account');
  const shown = offers.flatMap(({ data }) => z.array(z.string()).parse(data.attachments));
  const photographed = offers.flatMap(({ data }) => z.array(Photo).parse(data.photos ?? []));
  const rulesets = await search('ruleset', {
    attributeFilter: { field: 'public', comparison: 'eq', value: true },
  });
  const persons = await Promise.all(
    Array.from({ length: PERSONS }, (_, n) => product.idTokenOf(`new.input-${n}`)),
  );
  const farms = accounts.flatMap(({ data }) => FarmData.safeParse(data).data ?? []).map(factsOf);
  const claim = inTurn(farms);
  const person = inTurn(persons);
  const account = inTurn(accounts.map(idOf));
  const invitation = async (): Promise<string> => {
    const invited = await ask('auth/accountmanage/createaccountinvite', { account: account() });
    const secret = z.object({ inviteId: z.string() }).safeParse(invited).data?.inviteId;
    return secret ?? invitation();
  };
  const objections = await makeObjections(product, { claim, person });
  const objection = inTurn(objections.slice(1));
  const inviteId = await invitation();
  const wide = { entityClass: 'offer', attributeFilter: market };

  return {
    'accounts.registerFarmer': { 'a farm': () => ({ ...claim(), token: person() }) },
    'accounts.requestFarmCode': { 'a farm': () => ({ ...claim(), token: person() }) },
    'accounts.register': {
      'an invitation': async () => ({ inviteId: await invitation(), token: person() }),
      'a seller': () => ({ userData: seller(country), token: person() }),
      'a long token': () => ({ userData: seller(country), token: 'x'.repeat(TOKEN_LENGTH) }),
    },
    'accounts.getInvite': { 'an invitation': () => ({ inviteId }) },
    'accounts.getObjection': { 'an objection': () => ({ objectionId: objections[0] }) },
    'accounts.objectToUser': { 'an objection': () => ({ objectionId: objection() }) },
    'offers.stopNewOffers': {
      'a link': () => ({
        searches: demoId('searches.farmer.de'),
        secret: 'demo-demo-demo-demo-00',
      }),
    },
    'contact.contactRequest': Object.fromEntries(
      Object.entries(WRITINGS).map(([name, letters]) => [
        `a message of ${name}`,
        () => contact(country, letters),
      ]),
    ),
    'countries.getByUrl': {
      'an address of a country': () => ({ url: 'http://de.localhost/' }),
      'a long path': () => ({ url: longAddress('http://de.localhost/', 'ü/') }),
      'a long host': () => ({ url: longAddress('http://', 'ü.') }),
      'no country': () => ({ url: 'http://localhost/' }),
    },
    'countries.start': {
      'a long path': () => ({ url: longAddress('http://de.localhost/', 'ü/') }),
    },
    'diagnostics.health': { 'no input': () => ({}) },
    'diagnostics.openApi': { 'no input': () => ({}) },
    'diagnostics.reportError': { 'long texts': () => errorReport('https://x.example/?a=b ') },
    'diagnostics.writeLog': {
      'long texts': () => ({
        level: 'error',
        message: filled('a@a.a/?', LOG_TEXT_LENGTH),
        context: Object.fromEntries(
          Array.from({ length: LOG_CONTEXT_FIELDS }, (_, n) => [
            `field${n}`,
            filled('https://x.example/?a=b ', LOG_TEXT_LENGTH),
          ]),
        ),
      }),
    },
    'entities.listClasses': { 'no input': () => ({}) },
    'entities.getAttribute': {
      'an attribute': () => ({ entityclass: 'offer', externalid: 'amount' }),
    },
    'entities.get': {
      'an offer': () => ({ id: idOf(offers[0]) }),
      'a country': () => ({ id: country }),
      'as of a day': () => ({ id: country, date: new Date().toISOString() }),
    },
    'entities.link': { 'a country': () => ({ id: country, rev: germany?.rev }) },
    'entities.getTimeline': {
      'of a country': () => ({ id: country, pagination: { limit: PAGE_LIMIT } }),
    },
    'entities.getAttachment': { 'of an offer': () => ({ id: shown[0] }) },
    'entities.getPhoto': { 'of an offer': () => ({ id: photographed[0]?.large }) },
    'geocoding.listCities': {
      'the shortest name': () => ({ countrycode: 'DE', cityname: 'an', usefuzzy: true }),
      'a long name': () => ({
        countrycode: 'DE',
        cityname: filled('Sankt Märgen ', CITY_NAME_LENGTH.max).trim(),
        usefuzzy: true,
      }),
      'a part of a code': () => ({ countrycode: 'DE', citycode: '01' }),
      both: () => ({ countrycode: 'DE', cityname: 'neu', citycode: '01', usefuzzy: true }),
    },
    'rules.runEvaluator': Object.fromEntries(
      ['a', 'ü', '\u0300'].map((letters) => [
        `all facts, of ${letters}`,
        () => allFacts(longest(rulesets), letters),
      ]),
    ),
    'search.execute': searches(
      (filter) => ({ ...filter, pagination: { limit: PAGE_LIMIT } }),
      wide,
    ),
    'search.lists': {
      'wide lists': () => ({ lists: Array.from({ length: LISTS_A_CALL }, () => wide) }),
    },
    'search.count': searches((filter) => filter, wide),
    'search.overview': {
      'all facets': () => overviewOf(wide, []),
      'all conditions': () =>
        overviewOf(
          wide,
          Array.from({ length: OVERVIEW_CONDITIONS }, (_, n) => ({
            field: 'place.name',
            comparison: 'contains',
            value: filled('e', n + 1),
          })),
        ),
    },
    'search.ids': {
      'rows of all kinds': () => ({
        ids: [...offers, ...countries, ...kinds].map(idOf).slice(0, IDS_A_CALL),
      }),
      'rows that do not exist': () => ({
        ids: Array.from({ length: IDS_A_CALL }, () => crypto.randomUUID()),
      }),
    },
    'search.aggregate': {
      'many groups': () => ({
        ...wide,
        aggregate: {
          groupBy: ['animalkind', 'category1', 'country', 'gender'],
          metrics: Array.from({ length: 10 }, (_, n) => ({
            op: OPERATIONS[n % OPERATIONS.length],
            field: 'amount',
            as: `m${n}`,
          })),
        },
      }),
      'groups of weeks': () => ({
        ...wide,
        aggregate: {
          groupBy: ['availableWeeks', 'offergroup'],
          metrics: [{ op: 'count', as: 'n' }],
        },
      }),
    },
    'sessions.getSecondFactor': {
      'a person without an account': () => ({ token: person() }),
      'a token of nobody': () => ({ token: forged(persons[0] ?? '') }),
    },
    'sessions.login': {
      'a person without an account': () => ({ token: person() }),
      'a token of nobody': () => ({ token: forged(persons[0] ?? '') }),
      'a long choice of account': () => ({ token: person(), useAccount: 'ü'.repeat(64) }),
    },
  };
}

async function asAdministrator(product: BenchProduct) {
  const token = await product.idTokenOf('admin');
  const { jwt } = z
    .object({ jwt: z.string() })
    .parse(await post(product, 'auth/domain/login', { token }));
  const ask = (path: string, input: object) => post(product, path, input, jwt);
  const search = async (entityClass: string, more: object = {}): Promise<readonly Row[]> => {
    const input = { entityClass, pagination: { limit: PAGE_LIMIT }, ...more };
    return Rows.parse(await ask('search/search/execute', input)).items;
  };
  return { ask, search };
}

async function post(
  { send }: BenchProduct,
  path: string,
  input: object,
  token?: string,
): Promise<unknown> {
  const body = JSON.stringify(input);
  const { text } = await send({ method: 'POST', path, body, token, country: 'de' });
  return JSON.parse(text).data;
}

/** Somebody claims farms, and each farm is mailed a link by which it objects. */
async function makeObjections(
  product: BenchProduct,
  { claim, person }: { readonly claim: () => object; readonly person: () => string },
): Promise<readonly string[]> {
  for (let n = 0; n < FARMS; n++) {
    await post(product, 'livestock/register/agr', { ...claim(), token: person() });
  }
  const ends = Date.now() + MAIL_MS;
  for (;;) {
    const texts = (await product.sentMails()).map(({ text }) => text);
    const links = new Set(texts.flatMap((text) => /\/not-me\/([\w-]+)/.exec(text)?.[1] ?? []));
    if (links.size >= FARMS || Date.now() > ends) return [...links];
    await setTimeout(MAIL_PAUSE_MS);
  }
}

/** One after the other, and from the beginning again. */
function inTurn<T>(items: readonly T[]): () => T {
  let index = 0;
  return () => {
    const item = items[index++ % items.length];
    if (item === undefined) throw new Error('The demo data lacks what a call of a guest needs.');
    return item;
  };
}

const longest = (rows: readonly Row[]): Row | undefined =>
  rows.toSorted((a, b) => JSON.stringify(b.data).length - JSON.stringify(a.data).length)[0];
const idOf = (row: Row | undefined): string => row?.id ?? '';

const factsOf = ({ staticData, userData }: z.infer<typeof FarmData>) => ({
  insId: userData.insData[0]?.ins,
  citycode: userData.address.citycode,
  controlNumber: userData.controlNumber,
  country: staticData.country,
});

const filled = (letters: string, length: number): string =>
  letters.repeat(Math.ceil(length / letters.length)).slice(0, length);

/** What a text is dear to read, to check and to write into a mail for. */
const WRITINGS = {
  letters: 'abc ',
  'marks on letters': 'a\u0300\u0316',
  'signs of HTML': '<&">',
  'signs of Markdown': '**[a](((b)))',
  'empty lines': 'a\n\n',
  addresses: 'a@a.a/?',
} as const;

const contact = (country: string, letters: string) => ({
  name: filled(letters, CONTACT_NAME_LENGTH),
  email: `${'a'.repeat(64)}@${filled('b.', 170)}example.org`,
  phone: filled('1', 40),
  controlNumber: filled('x', 40),
  subject: filled(letters, CONTACT_SUBJECT_LENGTH),
  message: filled(letters, CONTACT_MESSAGE_MAX_LENGTH),
  country,
});

const seller = (country: string) => ({
  name: filled('ü', ACCOUNT_NAME_LENGTH),
  country,
  address: { street: filled('ü', 200), citycode: '80331', city: filled('ü', 200) },
  contact: filled('ü', 200),
});

const errorReport = (letters: string) => ({
  message: filled(letters, LOG_TEXT_LENGTH),
  source: filled(letters, LOG_TEXT_LENGTH),
  error: filled(letters, LOG_STACK_LENGTH),
  userAgent: filled(letters, LOG_TEXT_LENGTH),
  location: filled(letters, LOG_TEXT_LENGTH),
});

const longAddress = (start: string, letters: string): string =>
  start + filled(letters, URL_LENGTH - start.length);

const RulesetPaths = z.object({
  paths: z.array(z.object({ path: z.string(), type: z.enum(FACT_TYPES) })),
});

/** All that the rules know, each text as long as it may be, as far as a body holds them. */
function allFacts(ruleset: Row | undefined, letters: string) {
  const { paths } = RulesetPaths.parse(ruleset?.data);
  const length = Math.floor(FACTS_BODY_BYTES / paths.length / Buffer.byteLength(letters)) - 100;
  const values = {
    string: filled(letters, Math.min(FACT_LENGTH, length)),
    number: 3,
    boolean: true,
  };
  const facts = Object.fromEntries(paths.map(({ path, type }) => [path, values[type]]));
  return { ruleset: { id: idOf(ruleset) }, facts };
}

/** Of the right form, by nobody who may sign. */
const forged = (token: string): string => `${token.slice(0, -20)}${'A'.repeat(20)}`;

const OPERATIONS = ['sum', 'min', 'max', 'avg'];

type Filter = Record<string, unknown>;

/** The offers of as many kinds in one country as a guest's search may read shards. */
const marketOf = (country: string, kinds: readonly Row[]): Filter => ({
  $and: [
    { field: 'country', comparison: 'eq', value: country },
    { field: 'animalkind', comparison: 'in', value: kinds.slice(0, SHARDS_A_SEARCH).map(idOf) },
  ],
});

/** As many facets as an overview takes, each without a condition, and as much to name as there is. */
const overviewOf = (
  {
    entityClass,
    attributeFilter,
  }: { readonly entityClass: string; readonly attributeFilter: Filter },
  conditions: readonly object[],
) => ({
  entityClass,
  attributeFilter: { $and: [attributeFilter, ...conditions] },
  scope: 1,
  limit: PAGE_LIMIT,
  facets: Array.from({ length: OVERVIEW_FACETS }, (_, n) => ({
    field: ['availableWeeks', 'amount', 'offergroup'][n % 3],
    without: conditions.length > 0 ? n : 'all',
  })),
  with: [
    'owner',
    'offergroup',
    'animalkind',
    'ageCategory',
    'animalusage',
    'country',
    'attachments',
  ],
});

/** As many and as dear conditions as a filter takes. */
function searches(
  paged: (filter: object) => object,
  wide: { readonly entityClass: string; readonly attributeFilter: Filter },
): Bodies {
  const also = (conditions: readonly object[], more: object = {}) => ({
    ...paged({ ...wide, attributeFilter: { $and: [wide.attributeFilter, { $or: conditions }] } }),
    ...more,
  });
  const leaves = FILTER_LEAVES - 2;
  const circle = {
    field: 'geoPosition',
    comparison: 'within',
    value: { lat: 51, lon: 10, km: 20_000 },
  };
  const many = (condition: (n: number) => object) =>
    Array.from({ length: leaves }, (_, n) => condition(n));
  const fields = ['place.name', 'place.city', 'offerspecification', 'place.citycode'];
  return {
    'twenty shards': () => paged(wide),
    'five fields sorted': () => ({
      ...paged(wide),
      sorting: ['place.city', 'place.name', 'amount', 'availableFrom', 'offergroup'].map(
        (field) => ({ field }),
      ),
    }),
    'by distance': () => also([circle], { sorting: [{ field: 'geoPosition' }] }),
    'far behind': () => ({ ...paged(wide), pagination: { start: START_LIMIT, limit: PAGE_LIMIT } }),
    'parts of texts': () =>
      also(
        many((n) => ({
          field: fields[n % fields.length],
          comparison: 'contains',
          value: filled('ü\u0300', FILTER_PART_LENGTH),
        })),
      ),
    'long lists of values': () =>
      also(
        many((n) => ({
          field: 'fieldValues',
          comparison: 'in',
          value: Array.from(
            { length: Math.min(FILTER_VALUES, Math.floor(FILTER_ALL_VALUES / FILTER_LEAVES) - 5) },
            (_, index) => `${n} ${index}`,
          ),
        })),
      ),
    'many circles': () => also(many((n) => ({ ...circle, value: { lat: n, lon: n, km: 1 } }))),
  };
}
