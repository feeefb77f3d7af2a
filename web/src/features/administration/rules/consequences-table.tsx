import { PRODUCT_DECISION, type ProductDecision } from '#shared/rules/product-decisions.ts';
import { valueProblems } from '#shared/rules/ruleset-problems.ts';
import { type RowsProps, textOf } from '../controls/control-props.ts';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';
import { factOf } from './drafted-rules.ts';
import { FactField } from './fact-field.tsx';
import { FactValueField } from './fact-value-field.tsx';
import { CellLabel, type RuleCell, RuleRows } from './rule-rows.tsx';
import { draftedDecision, factTypesOf } from './use-known-facts.ts';
import { useLineProblems } from './use-line-problems.ts';

/** Shows the facts that a rule sets, each with its value in a line. */
export function ConsequencesTable({ field, path, value, onChange }: RowsProps) {
  return (
    <RuleRows
      path={path}
      fields={field.fields}
      value={value}
      onChange={onChange}
      columns={['path', 'value']}
      line={(cell) => [<SetFact key="path" {...cell} />, <SetValue key="value" {...cell} />]}
    />
  );
}

function useProblems({ path, row }: RuleCell) {
  const { data } = useEntryForm();
  const isWhole = textOf(row.path) !== '' && row.value !== undefined;
  const types = factTypesOf(data);
  return useLineProblems(
    path,
    isWhole ? valueProblems(textOf(row.path), [factOf(row.value)], types) : [],
  );
}

function SetFact(cell: RuleCell) {
  const { row, path, at, change } = cell;
  const problemAt = useProblems(cell);
  const { data } = useEntryForm();
  const types = factTypesOf(data);
  const choose = (chosen: string | undefined) => {
    const isSameType = types.get(textOf(row.path)) === types.get(chosen ?? '');
    change({ path: chosen, ...(isSameType ? { value: row.value } : {}) });
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

function SetValue(cell: RuleCell) {
  const { row, path, at, change } = cell;
  const problemAt = useProblems(cell);
  const { data } = useEntryForm();
  const types = factTypesOf(data);
  return (
    <FactValueField
      id={controlId(`${path}.value`)}
      label={<CellLabel path={`${path}.value`} at={at} />}
      error={problemAt('value')}
      type={types.get(textOf(row.path)) ?? 'string'}
      value={row.value}
      onChange={(value) => change({ ...row, value })}
      offered={offeredValues(textOf(row.path), draftedDecision(data), [...types.keys()])}
    />
  );
}

/**
 * Returns the values that make sense for a fact: the decisions that the product can take; for a finding, the field
 * that it is about.
 */
function offeredValues(
  path: string,
  decision: ProductDecision | undefined,
  known: readonly string[],
): readonly string[] {
  const decides = decision && PRODUCT_DECISION[decision].decides;
  if (decides !== undefined) return path.startsWith(decides.path) ? decides.values : [];
  return /^(refused|noticed)\./.test(path) ? fieldsAsked(known) : [];
}

const fieldsAsked = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const [, field] = /^answers\.([^.]+)$/.exec(path) ?? [];
    return field === undefined ? [] : [field];
  });
