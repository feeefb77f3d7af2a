import { RequestFormField } from '#shared/requests/requestformfield.ts';
import { RequestPackage, type RequestStep } from '#shared/requests/requestpackage.ts';
import { countryId } from '../countries/build-countries.ts';
import { COUNTRIES } from '../countries/country-table.ts';
import { type DemoEntity, demoEntity } from '../demo-entity.ts';
import { demoId } from '../demo-id.ts';
import { labelsOf, text } from '../texts.ts';
import { APPLICATION_FIELDS } from './application-fields.ts';
import type { FieldRow } from './field-row.ts';
import { ADVICE_FIELDS, DECISION_FIELDS } from './office-fields.ts';
import { PACKAGE_FIELDS } from './package-fields.ts';
import { PACKAGES, type PackageKey, type PackageRow } from './package-table.ts';

/** Flanders gives advice and decision a fortnight each; nobody else promises a time. */
const OFFICE_STEP_HOURS = 14 * 24;

export type RequestLibrary = {
  readonly entities: readonly DemoEntity[];
  readonly packages: Readonly<Record<PackageKey, RequestPackage>>;
  /** The fields of a step, in order. */
  readonly fieldsOf: (step: Pick<RequestStep, 'fields'>) => readonly RequestFormField[];
};

export const packageId = (key: PackageKey): string => demoId(`requestpackage.${key}`);
const fieldId = (name: string) => demoId(`requestformfield.${name}`);
const pinned = (name: string) => ({ id: fieldId(name), rev: 1 });

const LISTS: readonly (readonly [tag: string, rows: readonly FieldRow[]])[] = [
  ['application', APPLICATION_FIELDS],
  ['package', PACKAGE_FIELDS],
  ['advice', ADVICE_FIELDS],
  ['decision', DECISION_FIELDS],
];

/** The form fields and the packages built from them. */
export function buildRequestLibrary(): RequestLibrary {
  const fields = LISTS.flatMap(([tag, rows]) => rows.map((row) => formField(row, tag)));
  const packages = PACKAGES.map((row) => ({ key: row.key, entity: requestPackage(row) }));
  const packageOf = (key: PackageKey) =>
    RequestPackage.parse(packages.find((one) => one.key === key)?.entity.data);
  const fieldById = new Map(fields.map(({ id, data }) => [id, RequestFormField.parse(data)]));
  return {
    entities: [...fields, ...packages.map(({ entity }) => entity)],
    packages: {
      mr: packageOf('mr'),
      fr: packageOf('fr'),
      p3: packageOf('p3'),
      ym: packageOf('ym'),
    },
    fieldsOf: (step) =>
      step.fields.flatMap(({ id }) => {
        const field = fieldById.get(id);
        return field === undefined ? [] : [field];
      }),
  };
}

function formField(row: FieldRow, tag: string): DemoEntity {
  return demoEntity('requestformfield', fieldId(row.name), {
    internalName: row.name,
    inputType: row.inputType,
    labels: labelsOf(row.label),
    descriptions: row.description === undefined ? [] : labelsOf(row.description),
    tags: [tag],
    mandatory: row.mandatory ?? false,
    options: (row.options ?? []).map(([id, texts]) => ({
      id,
      labels: labelsOf(texts),
      enabled: true,
    })),
    groups: [],
    ...(row.visibleWhen === undefined ? {} : { visibleWhen: row.visibleWhen }),
  });
}

function requestPackage(row: PackageRow): DemoEntity {
  return demoEntity('requestpackage', packageId(row.key), {
    internalName: `PKG-${row.key.toUpperCase()}`,
    labels: labelsOf(row.title),
    descriptions: labelsOf(row.description),
    buttonLabels: labelsOf(row.button),
    enabled: true,
    countries: COUNTRIES.map(countryId),
    animalkinds: row.species.map((key) => demoId(`animalkind.${key}`)),
    requestTypes: ['authority'],
    legalBasis: row.legalBasis,
    steps: stepsOf(row),
  });
}

function stepsOf({ key, fields }: PackageRow): object[] {
  return [
    {
      id: demoId(`requeststep.${key}.application`),
      form: labelsOf(text('Antrag', 'Application')),
      role: 'AGR',
      statusLabels: labelsOf(text('Entwurf', 'Draft')),
      notify: ['INS'],
      fields: fields.map(pinned),
    },
    {
      id: demoId(`requeststep.${key}.advice`),
      form: labelsOf(text('Stellungnahme der Kontrollstelle', 'Advice of the control body')),
      role: 'INS',
      autoCloseHours: OFFICE_STEP_HOURS,
      statusLabels: labelsOf(text('Bei der Kontrollstelle', 'With the control body')),
      notify: ['AGR'],
      fields: ADVICE_FIELDS.map(({ name }) => pinned(name)),
    },
    {
      id: demoId(`requeststep.${key}.decision`),
      form: labelsOf(text('Entscheidung der Behörde', 'Decision of the authority')),
      role: 'AUT',
      autoCloseHours: OFFICE_STEP_HOURS,
      statusLabels: labelsOf(text('Bei der Behörde', 'With the authority')),
      notify: ['AGR', 'INS'],
      fields: DECISION_FIELDS.map(({ name }) => pinned(name)),
      outcome: { field: 'decision', accepted: ['accept', 'acceptFewer'], rejected: ['reject'] },
    },
  ];
}
