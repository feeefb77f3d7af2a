import type { Condition } from '#shared/rules/ruleset.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { useFieldWords } from '../use-field-words.ts';
import { FactText } from '../value-text.tsx';
import { chosenComparison } from './comparison-choice.ts';

/** Shows a condition in words: the fact, how it is compared, and with what. */
export function ConditionText({
  condition,
  nameOf,
}: {
  readonly condition: Condition;
  readonly nameOf: (path: string) => string;
}) {
  const words = useFieldWords('ruleset');
  return (
    <>
      {nameOf(condition.path)} {words.choice('rules.when.comparison', chosenComparison(condition))}{' '}
      <Compared condition={condition} nameOf={nameOf} />
    </>
  );
}

/** Shows the value or the other fact, with the numbers that it is reckoned with. */
function Compared({
  condition,
  nameOf,
}: {
  readonly condition: Condition;
  readonly nameOf: (path: string) => string;
}) {
  const { number } = useFormats();
  const { value, than } = condition;
  const chosen = chosenComparison(condition);
  if (chosen === 'exists' || chosen === 'existsNot') return null;
  if (than === undefined) return <FactText value={value} />;
  const { path, times, plus, less } = than;
  return [
    nameOf(path),
    times !== undefined && `× ${number(times, 6)}`,
    plus !== undefined && `+ ${number(plus, 6)}`,
    less !== undefined && `− ${nameOf(less)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
