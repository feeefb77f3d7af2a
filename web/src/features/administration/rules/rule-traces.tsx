import type { ConditionTrace, RuleTrace } from '#shared/rules/evaluate-ruleset.ts';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { FactText } from '../value-text.tsx';
import { ConditionText } from './condition-text.tsx';
import { factsOf, useFactNames } from './use-known-facts.ts';

/** Says of each rule whether it fires, and which condition decided with which value. */
export function RuleTraces({
  data,
  traces,
}: {
  readonly data: EntryData;
  readonly traces: readonly RuleTrace[];
}) {
  const t = useText();
  const nameOf = useFactNames();
  const labels = new Map(factsOf(data).map((fact) => [fact.path, fact.labels]));
  const name = (path: string) => nameOf(path, labels.get(path)).label;
  const fired = traces.filter((trace) => trace.fired);
  return (
    <div role="status" className="rule-traces">
      <p>
        {t('administration.benchFired', {
          count: fired.length,
          rules: traces.length,
        })}
      </p>
      <ol className="plain">
        {traces.map(({ rule, conditions, fired }) => (
          <li key={rule.name}>
            <details open={fired}>
              <summary>
                <StatusChip tone={fired ? 'ok' : 'off'} icon={fired ? 'check' : 'dash'}>
                  {t(
                    fired
                      ? 'administration.ruleFires'
                      : rule.active
                        ? 'administration.ruleRests'
                        : 'administration.ruleOff',
                  )}
                </StatusChip>{' '}
                {rule.name}
              </summary>
              <ul>
                {conditions.map((trace) => (
                  <ConditionLine
                    key={JSON.stringify(trace.condition)}
                    trace={trace}
                    nameOf={name}
                  />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ConditionLine({
  trace,
  nameOf,
}: {
  readonly trace: ConditionTrace;
  readonly nameOf: (path: string) => string;
}) {
  const t = useText();
  const { condition, have, holds } = trace;
  return (
    <li>
      <StatusChip tone={holds ? 'ok' : 'bad'} icon={holds ? 'check' : 'cross'}>
        {t(holds ? 'administration.conditionHolds' : 'administration.conditionFails')}
      </StatusChip>{' '}
      <ConditionText condition={condition} nameOf={nameOf} />
      {'; '}
      {t('administration.conditionHas')} <FactText value={have} />
    </li>
  );
}
