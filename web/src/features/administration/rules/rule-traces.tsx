import type { ConditionTrace, RuleTrace } from '#shared/rules/evaluate-ruleset.ts';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useFieldWords } from '../use-field-words.ts';
import { FactText } from '../value-text.tsx';

/** Says of each rule whether it fires, and which condition decided with which value. */
export function RuleTraces({ traces }: { readonly traces: readonly RuleTrace[] }) {
  const t = useText();
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
                  <ConditionLine key={JSON.stringify(trace.condition)} trace={trace} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ConditionLine({ trace }: { readonly trace: ConditionTrace }) {
  const t = useText();
  const words = useFieldWords('ruleset');
  const { condition, have, holds } = trace;
  return (
    <li>
      <StatusChip tone={holds ? 'ok' : 'bad'} icon={holds ? 'check' : 'cross'}>
        {t(holds ? 'administration.conditionHolds' : 'administration.conditionFails')}
      </StatusChip>{' '}
      {condition.path} {words.choice('rules.when.comparison', condition.comparison)}{' '}
      {condition.than === undefined ? <FactText value={condition.value} /> : condition.than.path}
      {'; '}
      {t('administration.conditionHas')} <FactText value={have} />
    </li>
  );
}
