import { TERMS_PAGE } from '#shared/accounts/terms.ts';
import type { RequestPackage, RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { testId } from '#test/support/test-id.ts';
import { accountId, CIRCLES, COUNTRY_CODES, countryOf } from './campaign-people.ts';
import type { CampaignRow } from './campaign-rows.ts';

/** Of the terms of service that nobody of the campaign has accepted yet. */
export const TERMS_VERSION = '2026-01-01T00:00:00.000Z';

const labels = [{ lang: 'de_DE', label: 'Name' }];
const cattle = testId('cattle');
const countries = [testId('home'), testId('abroad')];

const country = (code: string, more: object = {}) => ({
  labels,
  code,
  domains: [`${code.toLowerCase()}.example`],
  languages: ['de_DE'],
  enabledForWebsite: true,
  usesRequestSystem: true,
  usesAssociations: true,
  enabledAnimals: [cattle],
  ...more,
});

const options = (...ids: string[]) => ids.map((id) => ({ id, labels: [], enabled: true }));
const fields = [
  formFieldOf('purpose', 'textfield', { mandatory: true }),
  formFieldOf('numberWanted', 'numberfield', { mandatory: true }),
  formFieldOf('advice', 'select', { mandatory: true, options: options('positive', 'negative') }),
  formFieldOf('decision', 'select', { mandatory: true, options: options('accept', 'reject') }),
];

const step = (role: RequestStep['role'], names: readonly string[], more = {}): RequestStep => ({
  id: testId(`step ${role}`),
  form: [],
  role,
  statusLabels: [],
  notify: [],
  fields: names.map((name) => ({ id: testId(`field ${name}`), rev: 1 })),
  ...more,
});

const requestPackage: RequestPackage = {
  internalName: 'campaign',
  labels: [],
  descriptions: [],
  buttonLabels: [],
  enabled: true,
  countries,
  animalkinds: [cattle],
  requestTypes: ['authority'],
  legalBasis: 'FR',
  steps: [
    step('AGR', ['purpose', 'numberWanted']),
    step('INS', ['advice']),
    step('AUT', ['decision'], {
      outcome: { field: 'decision', accepted: ['accept'], rejected: ['reject'] },
    }),
  ],
};

const rowsOf = (entityclass: CampaignRow['entityclass'], rows: Readonly<Record<string, object>>) =>
  Object.entries(rows).map(
    ([name, data]): CampaignRow => ({ id: testId(name), entityclass, data }),
  );

/** One row at least of every class of reference data; `hidden country` is not on the website. */
export const referenceRows: readonly CampaignRow[] = [
  ...rowsOf('animalkind', { cattle: { labels } }),
  ...rowsOf('country', {
    home: country(COUNTRY_CODES.home, { offerAutApproval: true }),
    abroad: country(COUNTRY_CODES.abroad, { registrationProcedure: 'confirmedByAdmin' }),
    'hidden country': country('QO', { enabledForWebsite: false }),
  }),
  ...rowsOf(
    'region',
    Object.fromEntries(
      CIRCLES.map((circle) => [
        `region ${circle}`,
        { labels, country: countryOf(circle), aut: accountId('AUT', circle), statecode: circle },
      ]),
    ),
  ),
  ...rowsOf('agecategory', { calf: { labels } }),
  ...rowsOf('offergroup', { fleckvieh: { labels, animalkind: cattle } }),
  ...rowsOf('animalusage', { milk: { labels } }),
  ...rowsOf('category1', { beef: { labels } }),
  ...rowsOf('category2', { hardy: { labels } }),
  ...rowsOf('classification', { a: { labels } }),
  ...rowsOf('animalmenu', { menu: { labels, animalkind: cattle } }),
  ...rowsOf('offerfield', { notes: { labels, entryType: 'textfield' } }),
  ...rowsOf('cmspage', {
    contact: { usageKey: 'contact', internalName: 'Contact', title: labels, content: [] },
    terms: {
      usageKey: TERMS_PAGE,
      internalName: 'Terms',
      title: labels,
      content: [],
      lastUpdated: TERMS_VERSION,
    },
  }),
  ...rowsOf('missingoffergroup', {
    'missed breed': { name: 'Murnau', animalkind: cattle, country: testId('home') },
  }),
  ...rowsOf('productsettings', { 'the settings': { inviteDays: 20 } }),
  ...rowsOf('i18nlabels', { texts: { language: 'de_DE' } }),
  ...rowsOf(
    'requestformfield',
    Object.fromEntries(fields.map((field) => [`field ${field.internalName}`, field])),
  ),
  ...rowsOf('requestpackage', { package: requestPackage }),
];
