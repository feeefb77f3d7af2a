import { offerDraft } from '#test/support/offers.ts';
import { pngOf } from '#test/support/pictures.ts';
import { testId } from '#test/support/test-id.ts';
import { accountRows } from './authorization-account-rows.ts';
import type { Line, Row } from './authorization-cells.ts';
import { exportRows } from './authorization-export-rows.ts';
import { importRows } from './authorization-import-rows.ts';
import { requestRows } from './authorization-request-rows.ts';
import { ruleRows } from './authorization-rule-rows.ts';
import {
  ADMINISTRATORS,
  EVERYBODY,
  everywhere,
  HIDDEN,
  NOBODY,
  OLDER,
  READS,
  REMOVES,
  SIGNED_IN,
  type Table,
  TIMELINES,
  WRITES,
} from './authorization-tables.ts';
import type { TargetName } from './authorization-targets.ts';
import { accountId, countryCodeOf, countryOf, siteOf } from './campaign-people.ts';
import { circleRequest, circleUpload, draftSecret } from './campaign-rows.ts';
import type { EndpointKey } from './endpoint-key.ts';
import {
  asOfBefore,
  byId,
  CLASSES,
  fewer,
  inWords,
  nearby,
  older,
  onEach,
  pinned,
} from './lines-on-targets.ts';
import { searched } from './search-lines.ts';

const PATCHES: Partial<Record<TargetName, object>> = {
  farmer: { adminMemo: 'checked' },
  'published offer': { amount: 11 },
  'archived offer': { offerspecification: 'with horns' },
  papers: { notice: 'signed' },
  'loose papers': { notice: 'signed' },
  picture: { notice: 'sharper' },
  request: { status: 'closed' },
  draft: { status: 'open' },
  region: { labels: [{ lang: 'de_DE', label: 'Other' }] },
  'open rules': { paths: [] },
  'office rules': { paths: [] },
};

/** Administrators only; a row that administrators may not write stays as it is for them too. */
const throughAdministration = (table: Table) =>
  inWords(table, (word, column) => (column === 1 || column === 8 ? word : 'no'));

const FILES_REPLACED: Table = {
  papers: REMOVES.papers,
  'loose papers': REMOVES['loose papers'],
  picture: REMOVES.picture,
} as Table;

const decisionOn =
  (target: TargetName, decision: object): Line['input'] =>
  async (cell) => ({ offers: [await pinned(target)(cell)], ...decision });

export const authorizationRows = {
  ...accountRows,
  ...exportRows,
  ...importRows,
  'countries.getByUrl': [
    {
      what: 'the host of a country',
      input: ({ circle }) => ({ url: `https://${countryCodeOf(circle).toLowerCase()}.example/` }),
      isRight: (data: { country?: { id: string } }, { circle }) =>
        data.country?.id === countryOf(circle),
      own: EVERYBODY,
      foreign: EVERYBODY,
    },
    {
      what: 'the host of a country that is not on the website',
      input: () => ({ url: 'https://qo.example/' }),
      // Nobody is led to it; the list of countries leaves it out.
      isRight: (data: object) => !JSON.stringify(data).includes(testId('hidden country')),
      own: EVERYBODY,
    },
  ],
  'countries.start': [
    {
      what: 'the site of a country',
      input: ({ circle }) => ({ url: `https://${countryCodeOf(circle).toLowerCase()}.example/` }),
      isRight: (data: { country?: { id: string } }, { circle }) =>
        data.country?.id === countryOf(circle),
      own: EVERYBODY,
      foreign: EVERYBODY,
    },
  ],
  'diagnostics.health': [{ what: 'health', input: () => ({}), own: EVERYBODY }],
  'diagnostics.openApi': [{ what: 'the document', input: () => ({}), own: EVERYBODY }],
  'entities.listClasses': [{ what: 'classes', input: () => ({}), own: EVERYBODY }],
  'entities.getAttribute': [
    {
      what: 'an attribute',
      input: () => ({ entityclass: 'offer', externalid: 'amount' }),
      own: EVERYBODY,
    },
  ],
  'entities.create': [
    {
      what: 'an offer of a supplier',
      input: ({ circle }) => ({
        entityclass: 'offer',
        data: offerDraft({
          country: countryOf(circle),
          owner: accountId('SUP', circle),
          locationOfSale: siteOf('SUP', circle).id,
        }),
      }),
      own: 'no   no   ok   no   no   no   no   no   out',
      other: NOBODY,
      foreign: NOBODY,
      writes: true,
    },
    {
      what: 'an offer of the own supplier with papers of somebody attached',
      input: async (cell) => {
        const circle = cell.caller === 'FAR' ? 'abroad1' : 'home1';
        const data = offerDraft({
          country: countryOf(circle),
          owner: accountId('SUP', circle),
          locationOfSale: siteOf('SUP', circle).id,
          attachments: [(await cell.row('papers')).id],
        });
        return { entityclass: 'offer', data };
      },
      // Who can read the papers learns that the offer is not his; nobody else, that there are any.
      own: 'no   no    unref no    no    no    unref no    out',
      other: 'no no    unref unref unref unref unref unref out',
      foreign: 'no no  unref unref unref unref unref unref out',
    },
    {
      what: 'an upload of the caller, or of another circle’s farmer',
      input: ({ circle, who, caller }) => {
        const isOwn = circle === (caller === 'FAR' ? 'abroad1' : 'home1');
        const owner = isOwn && who ? who.id : accountId('AGR', circle);
        const { readers: _, ...data } = circleUpload(owner);
        return { entityclass: 'upload', data };
      },
      own: SIGNED_IN,
      other: NOBODY,
      foreign: NOBODY,
      writes: true,
    },
    {
      what: 'a region',
      input: ({ circle, stage }) => ({
        entityclass: 'region',
        data: {
          labels: [{ lang: 'de_DE', label: 'Region' }],
          country: countryOf(circle),
          statecode: stage.world.newId().slice(-12),
        },
      }),
      own: ADMINISTRATORS,
      foreign: ADMINISTRATORS,
      writes: true,
    },
    {
      what: 'an account',
      input: ({ circle, stage }) => {
        const { supExtra, userData, active, maxUsers, ...data } = stage.person(
          `SUP ${circle}`,
        ).data;
        const { certificationOverride: _, ...staticData } = data.staticData;
        // A new account has no pictures yet.
        const supData = userData.supData.map(({ logo: _logo, ...entry }) => entry);
        const sent = { staticData, supExtra, userData: { ...userData, supData }, active, maxUsers };
        return { entityclass: 'account', data: { ...sent, ssoUsers: [] } };
      },
      own: ADMINISTRATORS,
      foreign: ADMINISTRATORS,
      writes: true,
    },
    {
      what: 'a request, past its own call',
      input: ({ circle, stage }) => ({
        entityclass: 'request-process',
        data: circleRequest(circle, stage.now),
      }),
      own: NOBODY,
    },
  ],
  'entities.updateFromPatch': nearby(
    onEach(
      WRITES,
      (target) => async (cell) => ({
        ...(await pinned(target)(cell)),
        patch: PATCHES[target],
      }),
      { writes: true },
    ),
  ),
  'entities.link': fewer([
    ...onEach(READS, pinned),
    ...onEach(OLDER, older, { what: 'as it was' }),
  ]),
  'entities.get': nearby([
    ...onEach(READS, byId),
    ...onEach(OLDER, asOfBefore, { what: 'as it was' }),
  ]),
  'entities.getTimeline': nearby(onEach(TIMELINES, byId)),
  'entities.setAttachment': onEach(
    FILES_REPLACED,
    (target) => async (cell) => ({
      ...((await pinned(target)(cell)) as object),
      attachment: {
        name: 'more.png',
        contentType: 'image/png',
        data: `data:image/png;base64,${pngOf(64, 64).toString('base64')}`,
      },
    }),
    { writes: true },
  ),
  'entities.getAttachment': onEach({ papers: READS.papers, picture: READS.picture }, byId),
  // Only photos have this address: no other upload, though everybody reads it.
  'entities.getPhoto': onEach({ picture: everywhere(HIDDEN) }, byId),
  'entities.delete': nearby(onEach(REMOVES, byId, { writes: true })),
  'entities.loadEntities': fewer(
    onEach(throughAdministration(READS), (target) => async (cell) => ({
      ids: [(await cell.row(target)).id],
      throwIfNotAllFound: true,
    })),
  ),
  'entities.loadEntity': fewer([
    ...onEach(throughAdministration(READS), byId),
    ...onEach(throughAdministration(OLDER), older, { what: 'as it was' }),
  ]),
  'entities.loadEntityclass': [
    { what: 'a class', input: () => ({ entityclass: 'offer' }), own: ADMINISTRATORS },
  ],
  'entities.loadList': [
    {
      what: 'requests',
      input: () => ({ type: 'request-process' }),
      // Drafts are their creators' alone.
      isRight: (data: object) => !JSON.stringify(data).includes(draftSecret('')),
      own: ADMINISTRATORS,
    },
  ],
  'entities.loadUsers': [{ what: 'accounts', input: () => ({}), own: ADMINISTRATORS }],
  'entities.usedBy': fewer(onEach(throughAdministration(READS), byId)),
  'entities.tellEffects': fewer(
    onEach(throughAdministration(READS), (target) => async (cell) => ({
      ...((await byId(target)(cell)) as object),
      patch: {},
    })),
  ),
  'entities.countryGaps': [
    {
      what: 'a country',
      input: ({ circle }) => ({ country: testId(circle.startsWith('home') ? 'home' : 'abroad') }),
      own: ADMINISTRATORS,
      other: ADMINISTRATORS,
      foreign: ADMINISTRATORS,
    },
  ],
  'entities.failedJobs': [
    { what: 'failed jobs', input: () => ({}), ...everywhere(ADMINISTRATORS) },
  ],
  'entities.settleJob': [
    {
      what: 'a job that nobody has',
      input: () => ({ id: testId('no job') }),
      ...everywhere('no   nojob no   no   no   no   no   no   out'),
    },
  ],
  'entities.saveEntry': onEach(
    throughAdministration({
      farmer: WRITES.farmer,
      'archived offer': WRITES['archived offer'],
      papers: WRITES.papers,
      request: WRITES.request,
      draft: WRITES.draft,
      region: WRITES.region,
      'office rules': WRITES['office rules'],
    } as Table),
    (target) => async (cell) => {
      const { id, rev, data: stored } = await cell.row(target);
      const data = { ...stored, ...PATCHES[target] };
      return { id, rev, entityclass: CLASSES[target as keyof typeof CLASSES], data };
    },
    { writes: true },
  ),
  'geocoding.listCities': [
    {
      what: 'a town',
      input: ({ circle }) => ({ countrycode: countryCodeOf(circle), cityname: 'Testdorf' }),
      isRight: (data: unknown[]) => data.length === 1,
      own: EVERYBODY,
      foreign: EVERYBODY,
    },
  ],
  'geocoding.regionCoverage': [
    {
      what: 'a country with one postal code',
      input: ({ circle }) => ({
        country: testId(circle.startsWith('home') ? 'home' : 'abroad'),
        postalCodePrefixes: ['8'],
      }),
      isRight: ({ codes, here }: { codes: number; here: number }) => codes === 1 && here === 1,
      own: ADMINISTRATORS,
      other: ADMINISTRATORS,
      foreign: ADMINISTRATORS,
    },
  ],
  'offers.confirmActivity': [
    {
      what: 'an offer',
      input: async (cell) => ({
        country: countryOf(cell.circle),
        offers: [(await cell.row('published offer')).id],
      }),
      own: 'no   no   ok   no   no   no   no   no   out',
      other: 'no   no   gone no   no   no   no   no   out',
      foreign: 'no   no   nosale no no   no   no   no   out',
      writes: true,
    },
    {
      what: 'all offers in the country of somebody else',
      input: ({ circle }) => ({ country: countryOf(circle) }),
      foreign: 'no   no   nosale no no   no   no   no   out',
    },
  ],
  'offers.decide': [
    {
      what: 'a pending offer',
      input: decisionOn('pending offer', { decision: 'accept' }),
      own: 'no   no   no   no   no   ok   no   no   out',
      other: 'no   no   no   no   no   gone no   no   out',
      foreign: 'no   no   no   no   no   gone no   no   out',
      writes: true,
    },
    {
      what: 'a published offer',
      input: decisionOn('published offer', { decision: 'reject', reason: 'not organic' }),
      own: 'no   no   no   no   no   ok   no   no   out',
      other: 'no   no   no   no   no   theirs no no   out',
      foreign: 'no   no   no   no   no   theirs no no   out',
      writes: true,
    },
  ],
  'offers.stopNewOffers': [
    {
      what: 'a link that nobody was sent',
      input: () => ({ searches: testId('searches'), secret: 'A'.repeat(22) }),
      own: 'nomail nomail nomail nomail nomail nomail nomail nomail out',
    },
  ],
  ...requestRows,
  ...ruleRows,
  'search.execute': searched({}, ({ items }: { items: unknown[] }) => items.length),
  'search.lists': fewer(
    searched(
      {},
      ({ lists }: { lists: { items: unknown[] }[] }) => lists[0]?.items.length ?? 0,
      (query) => ({ lists: [query] }),
    ),
  ),
  'search.count': fewer(searched({}, ({ count }: { count: number }) => count)),
  'search.overview': fewer(searched({}, ({ count }: { count: number }) => count)),
  'search.ids': fewer(
    onEach(
      inWords(READS, (word) => (word === 'gone' ? 'none' : word)),
      (target) => async (cell) => ({ ids: [(await cell.row(target)).id] }),
      { found: ({ items }: { items: unknown[] }) => items.length },
    ),
  ),
  'search.aggregate': fewer(
    searched(
      { aggregate: { metrics: [{ op: 'count', as: 'rows' }] } },
      ({ rows }: { rows: { values: { rows: number } }[] }) =>
        rows.reduce((sum, { values }) => sum + values.rows, 0),
    ),
  ),
  'sessions.login': [
    {
      what: 'with a choice of account',
      input: async ({ stage, who, circle }) => ({
        token: who === null ? 'a.b.c' : await stage.ssoToken(who.user),
        useAccount: accountId('AGR', circle),
      }),
      isAnonymous: true,
      // Whatever is chosen, the user acts through an account of his own, or through none.
      isRight: (data: { account: { id: string } | null }, { who, caller }) =>
        data.account?.id === (caller === 'OUT' ? undefined : who?.id),
      own: 'out  ok   ok   ok   ok   ok   ok   ok   ok',
      other: 'out  ok   ok   ok   ok   ok   ok   ok   ok',
    },
  ],
  'sessions.getSecondFactor': [
    {
      what: 'with a token that is none',
      input: () => ({ token: 'a.b.c' }),
      isAnonymous: true,
      own: 'out  out  out  out  out  out  out  out  out',
    },
  ],
  'sessions.listAccounts': [
    {
      what: 'own accounts',
      input: () => ({}),
      isRight: (data: { id: string }[], { who }) => data.length === 1 && data[0]?.id === who?.id,
      own: SIGNED_IN,
    },
  ],
  'sessions.getAccount': [
    {
      what: 'the own account',
      input: () => ({}),
      isRight: (data: { id: string }, { who }) => data.id === who?.id,
      own: SIGNED_IN,
    },
  ],
} as const satisfies Record<EndpointKey, Row>;
