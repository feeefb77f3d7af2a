import { useText } from '#web/i18n/text-provider.tsx';
import { textOf } from '../controls/control-props.ts';
import type { EntryData } from '../entry/entry-changes.ts';
import { FactText } from '../value-text.tsx';

/** The beginnings of facts by which rules say something to people: their names are the sentence. */
const KINDS = ['refused', 'noticed', 'withheld'] as const;

/** Shows a fact that a rule sets, in words; a finding with its sentence and what it is about. */
export function OutcomeText({
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
