import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#shared/kernel/time.ts';
import { RECENT_HIT_DAYS } from '#shared/rules/limits.ts';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { type RowsProps, textOf } from '../controls/control-props.ts';
import { FoldedRows } from '../controls/folded-rows.tsx';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { FactText } from '../value-text.tsx';
import { ConditionText } from './condition-text.tsx';
import { conditionOf } from './drafted-rules.ts';
import { factsOf, useFactNames } from './use-known-facts.ts';

/** The beginnings of facts by which rules say something to people: their names are the sentence. */
const KINDS = ['refused', 'noticed', 'withheld'] as const;

/** Shows the rules of a ruleset side by side: when each fires, what it sets then, and how often it did lately. */
export function RulesTable(props: RowsProps) {
  const t = useText();
  const { words, data, id } = useEntryForm();
  const names = useFactNames();
  const hits = useRuleHits(id);
  const labels = new Map(factsOf(data).map((fact) => [fact.path, fact.labels]));
  const nameOf = (path: string) => names(path, labels.get(path)).label;
  return (
    <FoldedRows
      {...props}
      columns={[
        words.name('rules.name'),
        words.name('rules.when'),
        words.name('rules.then'),
        t('administration.ruleHits', { days: RECENT_HIT_DAYS }),
      ]}
      tell={(rule, place) => ({
        name: textOf(rule.name) || t('administration.row', { name: props.path, number: place + 1 }),
        cells: [
          <RuleName key="name" rule={rule} />,
          <ul key="when" className="plain">
            {rowsOf(rule.when).map((row, index) => {
              const condition = conditionOf(row);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name
                <li key={index}>
                  {condition === undefined ? (
                    <span className="muted">{t('administration.ruleGap')}</span>
                  ) : (
                    <ConditionText condition={condition} nameOf={nameOf} />
                  )}
                </li>
              );
            })}
            {rowsOf(rule.when).length === 0 && (
              <li className="muted">{t('administration.ruleAlways')}</li>
            )}
          </ul>,
          <ul key="then" className="plain">
            {rowsOf(rule.then).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an outcome has no other name
              <li key={index}>
                <OutcomeText row={row} nameOf={nameOf} />
              </li>
            ))}
          </ul>,
          <Hits key="hits" hits={hits.get(textOf(rule.name))} />,
        ],
      })}
    />
  );
}

function RuleName({ rule }: { readonly rule: EntryData }) {
  const t = useText();
  return (
    <>
      <strong>{textOf(rule.name)}</strong>
      {rule.active !== true && (
        <>
          {' '}
          <StatusChip tone="off" icon="dash">
            {t('administration.ruleOff')}
          </StatusChip>
        </>
      )}
    </>
  );
}

/** Shows the hits of a rule; a rule that is not saved under this name has none. */
function Hits({
  hits,
}: {
  readonly hits: { readonly recent: number; readonly last?: string | undefined } | undefined;
}) {
  const t = useText();
  const { number, day } = useFormats();
  if (hits === undefined) return '–';
  return (
    <>
      {number(hits.recent)}
      {hits.last !== undefined && (
        <span className="muted block">
          {t('administration.ruleHitLast', { day: day(hits.last) })}
        </span>
      )}
    </>
  );
}

const rowsOf = (rows: unknown): readonly EntryData[] =>
  Array.isArray(rows) ? rows.filter(isObject) : [];

/** Shows a fact that a rule sets, in words; a finding with its sentence and what it is about. */
function OutcomeText({
  row,
  nameOf,
}: {
  readonly row: EntryData;
  readonly nameOf: (path: string) => string;
}) {
  const t = useText();
  const path = textOf(row.path);
  if (path === '') return <span className="muted">{t('administration.ruleGap')}</span>;
  const kind = KINDS.find((kind) => path.startsWith(`${kind}.`));
  const value = <FactText value={row.value} />;
  return kind === undefined ? (
    <>
      {nameOf(path)} = {value}
    </>
  ) : (
    <>
      <span className="muted">
        {t(`administration.outcome.${kind}`)} ({value}):
      </span>{' '}
      {nameOf(path)}
    </>
  );
}

/** Returns how often the rules of a saved ruleset fired lately, by their names. */
function useRuleHits(ruleset: string | undefined) {
  const { api } = useKernel();
  const { data } = useQuery({
    queryKey: ['ruleHits', ruleset],
    queryFn: async () =>
      ruleset === undefined
        ? []
        : (await api.call('GET bbay/ruleset/hits', { id: ruleset }, { quiet: true })).rules,
    staleTime: MINUTE_MS,
    enabled: ruleset !== undefined,
  });
  return new Map((data ?? []).map((hits) => [hits.name, hits]));
}
