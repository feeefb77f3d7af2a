import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import { labelsOf, text } from '#infra/demo/texts.ts';
import { type Held, inputFacts } from '#shared/masterdata/input-facts.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { FactType } from '#shared/rules/fact.ts';
import { EXPORT_TYPE_FACTS } from '#shared/rules/known-facts.ts';
import type { ProductDecision } from '#shared/rules/product-decisions.ts';
import { factsInCondition, Ruleset } from '#shared/rules/ruleset.ts';
import type { PackageKey } from './package-table.ts';
import { RULE_ROWS, type RuleRow } from './rule-table.ts';

/** Rules have no time of change in a table; all are as old as the data. */
const WRITTEN_ON = '2026-01-01T00:00:00.000Z';

const TYPES: Partial<Record<Held, FactType>> = { number: 'number', yes: 'boolean' };

export const rulesetId = (key: PackageKey): string => demoId(`ruleset.${key}`);

/** Builds the rules over the fields of a package, with the facts that they name. */
export function buildRuleset(
  key: PackageKey,
  fields: readonly Pick<RequestFormField, 'internalName' | 'inputType'>[],
): DemoEntity {
  const asked = new Map(
    fields.map((field) => [
      field.internalName,
      TYPES[inputFacts(field.inputType).holds] ?? 'string',
    ]),
  );
  const isKnown = (path: string) => path.startsWith('request.') || asked.has(fieldAt(path));
  const rows = RULE_ROWS.map((row) => ({
    ...row,
    // The condition that a field has no answer is left out where the package does not ask the field.
    when: row.when.filter(({ path, value }) => value !== null || isKnown(path)),
  })).filter(
    ({ field, when, only }) =>
      asked.has(field) &&
      when.flatMap(factsInCondition).every(isKnown) &&
      (only?.includes(key) ?? true),
  );
  const facts = new Map(
    rows.flatMap(({ when }) => when.flatMap(factsInCondition)).map(typed(asked)),
  );
  return demoEntity('ruleset', rulesetId(key), {
    name: `PKG-${key.toUpperCase()}`,
    public: true,
    paths: [
      ...[...facts].map(([path, type]) => ({ path, type })),
      ...rows.map((row) => ({ path: pathOf(row), type: 'string', labels: labelsOf(row.sentence) })),
    ],
    rules: rows.map((row) => ({
      name: row.what,
      updated: WRITTEN_ON,
      active: true,
      when: row.when,
      then: [{ path: pathOf(row), value: row.field }],
    })),
  });
}

/** Builds the rules that choose by which configuration an account exports requests. */
export function buildExportRules(): DemoEntity {
  const without = [{ path: 'export.type', value: 'requestsWithoutContacts' }];
  const is = (path: string, value: string) => ({ path, comparison: 'eq', value });
  const rule = { updated: WRITTEN_ON, active: true, then: without };
  const ofDanes = { 'account.role': 'ASO', 'country.code': 'DK' };
  return demoEntity('ruleset', demoId('ruleset.exportType'), {
    name: 'EXPORT',
    alias: 'exportType' satisfies ProductDecision,
    public: false,
    paths: [
      ...EXPORT_TYPE_FACTS.map(({ path, type }) => ({ path, type })),
      {
        path: 'export.type',
        type: 'string',
        labels: labelsOf(text('Konfiguration des Exports', 'Configuration of the export')),
      },
    ],
    rules: [
      { ...rule, name: 'suppliers', when: [is('account.role', 'SUP')] },
      {
        ...rule,
        name: 'Danish associations',
        when: Object.entries(ofDanes).map(([path, value]) => is(path, value)),
      },
    ],
    cases: [
      { name: 'a Danish association', facts: ofDanes, fired: ['Danish associations'] },
      { name: 'a Danish authority', facts: { ...ofDanes, 'account.role': 'AUT' }, fired: [] },
    ],
  });
}

export const rulesOf = ({ data }: DemoEntity): Ruleset => Ruleset.parse(data);

const pathOf = ({ kind, what }: RuleRow): string => `${kind}.${what}`;

/** The field of `answers.<field>` and `days.<field>`. */
const fieldAt = (path: string): string => path.slice(path.indexOf('.') + 1);

const typed =
  (asked: ReadonlyMap<string, FactType>) =>
  (path: string): [string, FactType] => [
    path,
    path.startsWith('days.') ? 'number' : (asked.get(fieldAt(path)) ?? 'string'),
  ];
