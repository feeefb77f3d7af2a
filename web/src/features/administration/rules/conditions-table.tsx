import type { FactType } from '#shared/rules/fact.ts';
import type { FactComparison } from '#shared/rules/ruleset.ts';
import { COMPARISONS_OF_TYPE, conditionProblems } from '#shared/rules/ruleset-problems.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type RowsProps, textOf } from '../controls/control-props.ts';
import { isObject } from '../entry/entry-changes.ts';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';
import { type ComparisonChoice, chosenComparison, withComparison } from './comparison-choice.ts';
import { conditionOf } from './drafted-rules.ts';
import { FactField } from './fact-field.tsx';
import { FactValueField } from './fact-value-field.tsx';
import { OtherFact } from './other-fact.tsx';
import { CellLabel, type RuleCell, RuleRows } from './rule-rows.tsx';
import { draftedDecision, factTypesOf, useKnownFacts } from './use-known-facts.ts';
import { useLineProblems } from './use-line-problems.ts';

/** Shows the conditions of a rule: a fact, how it is compared, and with which value or other fact, in each line. */
export function ConditionsTable({ field, path, value, onChange }: RowsProps) {
  return (
    <RuleRows
      path={path}
      fields={field.fields}
      value={value}
      onChange={onChange}
      columns={['path', 'comparison', 'value']}
      line={(cell) => [
        <ComparedFact key="path" {...cell} />,
        <Comparison key="comparison" {...cell} />,
        <ComparedValue key="value" {...cell} />,
      ]}
    />
  );
}

/** Returns the type of the fact of a line, and the faults of the line. */
function useCondition({ path, row }: RuleCell) {
  const { data } = useEntryForm();
  const types = factTypesOf(data);
  const condition = conditionOf(row);
  const isWhole = condition !== undefined && condition.than?.path !== '';
  return {
    types,
    type: types.get(textOf(row.path)),
    problemAt: useLineProblems(path, isWhole ? conditionProblems(condition, types) : []),
  };
}

function ComparedFact(cell: RuleCell) {
  const { row, path, at, change } = cell;
  const { problemAt, types, type } = useCondition(cell);
  const choose = (chosen: string | undefined) => {
    const { path: _before, ...rest } = row;
    const isSameType = type !== undefined && types.get(chosen ?? '') === type;
    change({ path: chosen, ...(isSameType ? rest : {}) });
  };
  return (
    <FactField
      id={controlId(`${path}.path`)}
      label={<CellLabel path={`${path}.path`} at={at} />}
      error={problemAt('path')}
      chosen={textOf(row.path)}
      onChoose={choose}
    />
  );
}

function Comparison(cell: RuleCell) {
  const { row, path, at, change } = cell;
  const t = useText();
  const { words } = useEntryForm();
  const { problemAt, type } = useCondition(cell);
  const chosen = chosenComparison(row);
  const fitting = choicesOf(type);
  const offered = chosen === '' || fitting.includes(chosen) ? fitting : [...fitting, chosen];
  return (
    <SelectField
      id={controlId(`${path}.comparison`)}
      label={<CellLabel path={`${path}.comparison`} at={at} />}
      error={problemAt('comparison')}
      empty={t('words.notSaid')}
      options={offered.map((choice) => ({
        value: choice,
        label: words.choice(`${path}.comparison`, choice),
      }))}
      value={chosen}
      onChange={({ target }) =>
        change(
          withComparison(
            row,
            offered.find((choice) => choice === target.value),
          ),
        )
      }
    />
  );
}

const choicesOf = (type: FactType = 'string'): readonly ComparisonChoice[] => [
  ...COMPARISONS_OF_TYPE[type],
  'existsNot',
];

const WITH_VALUES_ONLY: readonly (FactComparison | '')[] = ['', 'in', 'exists'];

function ComparedValue(cell: RuleCell) {
  const { row, path, at, change } = cell;
  const t = useText();
  const { problemAt, type = 'string' } = useCondition(cell);
  const values = useKnownValues(textOf(row.path));
  const chosen = chosenComparison(row);
  const { than, value, ...compared } = row;
  // The comparison needs no value: a fact is given or not.
  if (chosen === 'existsNot' || chosen === 'exists') return null;
  const isOther = isObject(than);
  const canBeOther = !WITH_VALUES_ONLY.includes(chosen) || isOther;
  return (
    <div className="rule-value">
      {isOther ? (
        <OtherFact
          path={`${path}.than`}
          type={type}
          other={than}
          problemAt={(member) => problemAt(`than.${member}`)}
          onChange={(next) => change({ ...compared, than: next })}
        />
      ) : (
        <FactValueField
          id={controlId(`${path}.value`)}
          label={<CellLabel path={`${path}.value`} at={at} />}
          error={problemAt('value')}
          type={type}
          isList={chosen === 'in'}
          offered={values}
          value={value}
          onChange={(next) => change({ ...row, value: next })}
        />
      )}
      {canBeOther && (
        <button
          type="button"
          className="link-button small"
          onClick={() => change(isOther ? compared : { ...compared, than: {} })}
        >
          {t(isOther ? 'administration.compareValue' : 'administration.compareOther')}
          <span className="visually-hidden"> {t('administration.ofRow', { number: at + 1 })}</span>
        </button>
      )}
    </div>
  );
}

/** Returns the values that a fact can have, where the product knows them. */
function useKnownValues(path: string): readonly string[] {
  const { data } = useEntryForm();
  const { facts } = useKnownFacts(draftedDecision(data));
  return facts.find(({ value }) => value === path)?.values ?? [];
}
