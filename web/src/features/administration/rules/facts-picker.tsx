import { RULESET_PATHS } from '#shared/rules/limits.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { draftedDecision, useKnownFacts } from './use-known-facts.ts';

/** Adds facts that the product tells to those that the rules know; facts of the ruleset itself stay. */
export function FactsPicker({
  data,
  onChange,
}: {
  readonly data: EntryData;
  readonly onChange: (data: EntryData) => void;
}) {
  const t = useText();
  const { facts, isPending } = useKnownFacts(draftedDecision(data));
  const rows = Array.isArray(data.paths) ? data.paths.filter(isObject) : [];
  const taken = new Set(rows.map(({ path }) => path));
  const choose = (chosen: readonly string[]) => {
    const paths = new Set(facts.map(({ value }) => value));
    const kept = rows.filter(
      ({ path }) => typeof path !== 'string' || !paths.has(path) || chosen.includes(path),
    );
    const added = facts
      .filter(({ value }) => chosen.includes(value) && !taken.has(value))
      .map(({ value, type }) => ({ path: value, type }));
    onChange({ ...data, paths: [...kept, ...added].slice(0, RULESET_PATHS) });
  };
  return (
    <PickList
      label={t('administration.knownFacts')}
      empty={t('words.notSaid')}
      options={facts}
      isPending={isPending}
      value={facts.flatMap(({ value }) => (taken.has(value) ? [value] : []))}
      onChange={choose}
    />
  );
}
