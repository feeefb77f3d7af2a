import type { Entity } from '#shared/kernel/entity.ts';
import type { Labels } from '#shared/kernel/label.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { countryOf } from '../test-country.ts';

/** Names of the form below: its button, two of its steps and its declaration. */
export const BEGIN = 'Zuchttiere beantragen';
export const ADVICE = 'Fachliche Stellungnahme';
export const DECISION = 'Behördliche Entscheidung';
export const DECLARATION = 'Alles richtig';

export const inGerman = (label: string): Labels => [{ lang: 'de_DE', label }];

function field(
  internalName: string,
  label: string,
  more: Partial<RequestFormField> = {},
): RequestFormField {
  return {
    internalName,
    inputType: 'singleline-textfield',
    labels: inGerman(label),
    descriptions: [],
    tags: [],
    mandatory: false,
    options: [],
    groups: [],
    ...more,
  };
}

const option = (id: string, label: string) => ({ id, labels: inGerman(label), enabled: true });

/** The fields of the three steps: a farmer's, with a condition and a declaration; the advice; the decision. */
const FIELDS = [
  field('purpose', t('statistic.purpose'), {
    inputType: 'select',
    mandatory: true,
    options: [option('renewal', 'Erneuerung'), option('breedChange', 'Rassenumstellung')],
  }),
  field('breedBefore', 'Bisherige Rasse', {
    mandatory: true,
    visibleWhen: { field: 'purpose', oneOf: ['breedChange'] },
  }),
  field('numberWanted', t('offers.condition.amount'), {
    inputType: 'numberfield',
    mandatory: true,
  }),
  field('declaration', DECLARATION, { inputType: 'checkbox', mandatory: true }),
  field('advice', 'Stellungnahme', { inputType: 'textfield', mandatory: true }),
  field('decision', 'Entscheidung', {
    inputType: 'select',
    mandatory: true,
    options: [
      option('accept', t('statistic.grantedWord')),
      option('reject', t('statistic.refusedWord')),
    ],
  }),
];

const fieldEntities = FIELDS.map((data) =>
  entityOf('requestformfield', data, `field ${data.internalName}`),
);

const stepOf = (
  at: number,
  role: RequestPackage['steps'][number]['role'],
  form: string,
  fields: readonly string[],
): RequestPackage['steps'][number] => ({
  id: testId(`step ${at}`),
  form: inGerman(form),
  role,
  statusLabels: [],
  notify: [],
  fields: fields.map((name) => ({ id: testId(`field ${name}`), rev: 1 })),
});

export const packageEntity = entityOf(
  'requestpackage',
  {
    internalName: 'PKG',
    labels: inGerman('Männliche Zuchttiere'),
    descriptions: inGerman('Ohne Höchstzahl.'),
    buttonLabels: inGerman(BEGIN),
    enabled: true,
    countries: [testId('country')],
    animalkinds: [testId('cattle')],
    requestTypes: ['authority'],
    legalBasis: 'MR',
    steps: [
      stepOf(0, 'AGR', t('requests.one'), [
        'purpose',
        'breedBefore',
        'numberWanted',
        'declaration',
      ]),
      stepOf(1, 'INS', ADVICE, ['advice']),
      {
        ...stepOf(2, 'AUT', DECISION, ['decision']),
        outcome: { field: 'decision', accepted: ['accept'], rejected: ['reject'] },
      },
    ],
  } satisfies RequestPackage,
  'package',
);

export const accounts = {
  agr: accountOf('AGR', 'agr', {
    staticData: { name: 'Biohof Muster' },
    userData: {
      controlNumber: '1234567890',
      insData: [{ ins: PARTIES.ins }],
      supData: [supplierData()],
      requestFolders: [{ id: testId('folder'), label: 'Herde 1' }],
    },
  }),
  ins: accountOf('INS', 'ins', { staticData: { name: 'Kontrolle Süd', agrImport: true } }),
  aut: accountOf('AUT', 'aut', { staticData: { name: 'Landesamt' } }),
  other: accountOf('AGR', 'other farmer'),
};

/** Everything around a request, without the request itself. */
export const library: readonly Entity<object>[] = [
  ...fieldEntities,
  packageEntity,
  ...Object.values(accounts),
  countryOf(),
  entityOf('animalkind', { labels: inGerman('Rinder') }, 'cattle'),
  entityOf('region', { labels: inGerman('Bayern'), aut: PARTIES.aut }, 'region'),
];
