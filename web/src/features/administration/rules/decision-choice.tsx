import { RULESET_PATHS } from '#shared/rules/limits.ts';
import {
  decisionOf,
  PRODUCT_DECISION,
  PRODUCT_DECISIONS,
} from '#shared/rules/product-decisions.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { draftedDecision } from './use-known-facts.ts';

/**
 * Chooses the decision of the product that a ruleset takes: that gives it its key, the facts that the product tells then,
 * and, where pages decide with it, its readers.
 */
export function DecisionChoice({
  data,
  onChange,
}: {
  readonly data: EntryData;
  readonly onChange: (data: EntryData) => void;
}) {
  const t = useText();
  const decision = draftedDecision(data);
  const choose = (chosen: string) => {
    const next = decisionOf(chosen);
    const { alias: _before, ...rest } = data;
    if (next === undefined) return onChange(decision === undefined ? data : rest);
    const { told, isPublic } = PRODUCT_DECISION[next];
    const rows = Array.isArray(data.paths) ? data.paths.filter(isObject) : [];
    const taken = new Set(rows.map(({ path }) => path));
    const added = told.filter(({ path }) => !taken.has(path));
    const paths = [...rows, ...added.map(({ path, type }) => ({ path, type }))];
    onChange({
      ...rest,
      alias: next,
      paths: paths.slice(0, RULESET_PATHS),
      ...(isPublic ? { public: true } : {}),
    });
  };
  return (
    <SelectField
      label={t('administration.decision')}
      hint={decision && t(`administration.decisionText.${decision}`)}
      empty={t('administration.decisionNone')}
      options={PRODUCT_DECISIONS.map((value) => ({
        value,
        label: t(`administration.decision.${value}`),
      }))}
      value={decision ?? ''}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
