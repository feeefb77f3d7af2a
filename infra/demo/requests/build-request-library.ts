import { countryId } from '#infra/demo/countries/build-countries.ts';
import { COUNTRIES } from '#infra/demo/countries/country-table.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { labelsOf } from '#infra/demo/texts.ts';
import { defined } from '#shared/kernel/defined.ts';
import { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { RequestPackage, type RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { APPLICATION_FIELDS } from './application-fields.ts';
import { buildExportRules, buildRuleset, rulesetId, rulesOf } from './build-rulesets.ts';
import type { FieldRow } from './field-row.ts';
import { HATCH_FIELDS } from './hatch-fields.ts';
import { ADVICE_FIELDS, DECISION_FIELDS } from './office-fields.ts';
import { PACKAGE_FIELDS } from './package-fields.ts';
import { PACKAGES, type PackageKey, type PackageRow } from './package-table.ts';
import { PURCHASE_FIELDS } from './purchase-fields.ts';
import { STEP_ROWS, type StepKind, type StepRow } from './step-table.ts';

export type RequestLibrary = {
  readonly entities: readonly DemoEntity[];
  readonly packageOf: (key: PackageKey) => RequestPackage;
  readonly rulesetOf: (key: PackageKey) => Ruleset;
  /** The fields of a step, in order. */
  readonly fieldsOf: (step: Pick<RequestStep, 'fields'>) => readonly RequestFormField[];
};

export const packageId = (key: PackageKey): string => demoId(`requestpackage.${key}`);
const fieldId = (name: string) => demoId(`requestformfield.${name}`);
const pinned = (name: string) => ({ id: fieldId(name), rev: 1 });

const LISTS: readonly (readonly [tag: string, rows: readonly FieldRow[]])[] = [
  ['application', APPLICATION_FIELDS],
  ['package', PACKAGE_FIELDS],
  ['hatch', HATCH_FIELDS],
  ['advice', ADVICE_FIELDS],
  ['decision', DECISION_FIELDS],
  ['purchase', PURCHASE_FIELDS],
];

/** The fields of the steps after the application are the same in every package. */
const LATER_FIELDS = {
  hatch: HATCH_FIELDS.map(({ name }) => name),
  advice: ADVICE_FIELDS.map(({ name }) => name),
  decision: DECISION_FIELDS.map(({ name }) => name),
  purchase: PURCHASE_FIELDS.map(({ name }) => name),
} as const;

/** The form fields, the packages built from them, and the rules over their answers. */
export function buildRequestLibrary(): RequestLibrary {
  const fields = LISTS.flatMap(([tag, rows]) => rows.map((row) => formField(row, tag)));
  const packages = PACKAGES.map((row) => ({ key: row.key, entity: requestPackage(row) }));
  const packageByKey = new Map(
    packages.map(({ key, entity }) => [key, RequestPackage.parse(entity.data)]),
  );
  const fieldById = new Map(fields.map(({ id, data }) => [id, RequestFormField.parse(data)]));
  const fieldsOf: RequestLibrary['fieldsOf'] = (step) =>
    step.fields.flatMap(({ id }) => {
      const field = fieldById.get(id);
      return field === undefined ? [] : [field];
    });
  const rulesets = new Map(
    [...packageByKey].map(([key, { steps }]) => [key, buildRuleset(key, steps.flatMap(fieldsOf))]),
  );
  return {
    entities: [
      ...fields,
      ...rulesets.values(),
      buildExportRules(),
      ...packages.map(({ entity }) => entity),
    ],
    packageOf: (key) => known(packageByKey, key),
    rulesetOf: (key) => rulesOf(known(rulesets, key)),
    fieldsOf,
  };
}

function known<V>(byKey: ReadonlyMap<PackageKey, V>, key: PackageKey): V {
  const value = byKey.get(key);
  if (value === undefined) throw new Error(`There is no package ${key}.`);
  return value;
}

function formField(row: FieldRow, tag: string): DemoEntity {
  return demoEntity('requestformfield', fieldId(row.name), {
    internalName: row.name,
    inputType: row.inputType,
    labels: labelsOf(row.label),
    descriptions: row.description === undefined ? [] : labelsOf(row.description),
    tags: [tag],
    mandatory: row.mandatory ?? false,
    options: (row.options ?? []).map(([id, texts, group]) => ({
      id,
      labels: labelsOf(texts),
      enabled: true,
      ...defined({ group }),
    })),
    groups: (row.groups ?? []).map(([id, texts]) => ({ id, labels: labelsOf(texts) })),
    ...defined({ visibleWhen: row.visibleWhen }),
  });
}

function requestPackage(row: PackageRow): DemoEntity {
  return demoEntity('requestpackage', packageId(row.key), {
    internalName: `PKG-${row.key.toUpperCase()}`,
    labels: labelsOf(row.title),
    descriptions: labelsOf(row.description),
    buttonLabels: labelsOf(row.button),
    enabled: true,
    countries: COUNTRIES.filter(row.isUsedIn ?? (() => true)).map(countryId),
    animalkinds: row.species.map((key) => demoId(`animalkind.${key}`)),
    requestTypes: [row.type],
    legalBasis: row.legalBasis,
    ruleset: { id: rulesetId(row.key), rev: 1 },
    steps: row.steps.map((kind) => stepOf(row, kind)),
  });
}

function stepOf({ key, fields }: PackageRow, kind: StepKind): object {
  const row: StepRow = STEP_ROWS[kind];
  const names = row.fields === 'application' ? fields : LATER_FIELDS[row.fields];
  return {
    id: demoId(`requeststep.${key}.${kind}`),
    form: labelsOf(row.form),
    role: row.role,
    ...defined({
      autoCloseHours: row.autoCloseHours,
      workingDays: row.workingDays,
      reminderDays: row.reminderDays,
      whenOver: row.whenOver,
      inPortions: row.inPortions,
    }),
    statusLabels: labelsOf(row.statusLabel),
    notify: row.notify,
    fields: names.map(pinned),
    ...(row.decides === undefined
      ? {}
      : {
          outcome: { field: 'decision', accepted: ['accept', 'acceptFewer'], rejected: ['reject'] },
        }),
  };
}
