import { useState } from 'react';
import { evaluateRuleset, isCaseMet, traceRuleset } from '#shared/rules/evaluate-ruleset.ts';
import type { Facts, FactValue } from '#shared/rules/fact.ts';
import { RULE_CASES, RULE_NAME_LENGTH, RULESET_PATHS } from '#shared/rules/limits.ts';
import type { RuleCase } from '#shared/rules/ruleset.ts';
import { Button } from '#web/components/button.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { ClassExtraProps } from '../entry/class-extra.tsx';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { BenchFacts, usableFacts } from './bench-facts.tsx';
import { DecisionChoice } from './decision-choice.tsx';
import { casesOf, type DraftedRule, draftedRules, isEvaluable } from './drafted-rules.ts';
import { RuleTraces } from './rule-traces.tsx';
import { draftedDecision, useKnownFacts } from './use-known-facts.ts';

/** Tries rules on facts before they are saved: which fire and why, and whether the kept examples still come out. */
export function RulesetExtra({ data, onChange }: ClassExtraProps) {
  const t = useText();
  const { colon } = useFormats();
  const [typed, setTyped] = useState<Facts>({});
  const rules = draftedRules(data);
  const facts = usableFacts(typed, { data, rules });
  const cases = casesOf(data);
  const keepCases = (kept: readonly RuleCase[]) => onChange({ ...data, cases: kept });
  return (
    <>
      <DecisionChoice data={data} onChange={onChange} />
      <FactsPicker data={data} onChange={onChange} />
      <section className="entry-section rule-bench" aria-labelledby="rule-bench">
        <h2 id="rule-bench">{t('words.tryOut')}</h2>
        <BenchFacts data={data} rules={rules} facts={typed} onChange={setTyped} />
        <RuleTraces
          data={data}
          traces={traceRuleset({ rules: rules.filter(isEvaluable) }, facts)}
        />
        <KeepCase
          facts={facts}
          rules={rules}
          cases={cases}
          onKeep={(kept) => keepCases([...cases, kept])}
        />
        <h3>{t('administration.cases')}</h3>
        {cases.length === 0 && <p className="muted">{t('administration.casesNone')}</p>}
        <ul className="plain rule-cases">
          {cases.map((example) => {
            const isMet = isCaseMet({ rules: rules.filter(isEvaluable) }, example);
            return (
              <li key={example.name}>
                {!isMet && (
                  <StatusChip tone="bad" icon="warning">
                    {t('administration.caseNotMet')}
                  </StatusChip>
                )}{' '}
                <strong>{example.name}</strong>
                <div className="buttons">
                  <Button size="compact" onClick={() => setTyped(example.facts)}>
                    {t('administration.caseTry', { name: example.name })}
                  </Button>
                  <Button
                    size="compact"
                    look="quiet"
                    icon="cross"
                    onClick={() => keepCases(cases.filter(({ name }) => name !== example.name))}
                  >
                    {t('words.remove') + colon + example.name}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** Keeps the facts as an example: from then on the ruleset is saved only while the same rules fire. */
function KeepCase({
  facts,
  rules,
  cases,
  onKeep,
}: {
  readonly facts: Readonly<Record<string, FactValue>>;
  readonly rules: readonly DraftedRule[];
  readonly cases: readonly RuleCase[];
  readonly onKeep: (kept: RuleCase) => void;
}) {
  const t = useText();
  const [name, setName] = useState('');
  const [isAsked, setAsked] = useState(false);
  const wanted = name.trim();
  const problem = nameProblem(wanted, cases);
  const keep = () => {
    setAsked(problem !== undefined);
    if (problem !== undefined) return;
    const { fired } = evaluateRuleset({ rules: rules.filter(isEvaluable) }, facts);
    onKeep({ name: wanted, facts: { ...facts }, fired: [...fired] });
    setName('');
  };
  return (
    <div className="keep-case">
      <TextField
        label={t('administration.caseName')}
        maxLength={RULE_NAME_LENGTH}
        autoComplete="off"
        error={isAsked && problem ? t(problem, { most: RULE_CASES }) : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button size="compact" onClick={keep}>
        {t('administration.caseKeep')}
      </Button>
    </div>
  );
}

function nameProblem(name: string, cases: readonly RuleCase[]) {
  if (name === '') return 'words.nameMissing';
  if (cases.some((example) => example.name === name)) return 'words.nameTaken';
  return cases.length >= RULE_CASES ? 'administration.casesFull' : undefined;
}

/** Adds facts that the product tells to those that the rules know; facts of the ruleset itself stay. */
function FactsPicker({
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
