import { ListText } from '#web/components/list-text.tsx';
import { detailText } from '#web/i18n/error-text.ts';
import { T, useErrorText, useFormats, useText, useTexts } from '#web/i18n/text-provider.tsx';
import { ApiError } from '#web/kernel/api-error.ts';
import { refusedControls } from '../form/refused-controls.ts';
import { useWeekTexts } from '../weeks/use-week-texts.ts';
import { weekOfId } from '../weeks/week-id.ts';
import type { Problem } from './save-edit.ts';
import type { SheetRow } from './use-sheet-rows.ts';

/** Tells why an offer was not saved; what was typed into it stays. */
export function SheetProblem({
  row,
  problem,
}: {
  readonly row: SheetRow;
  readonly problem: Problem;
}) {
  const t = useText();
  const texts = useTexts();
  const { colon } = useFormats();
  const errorText = useErrorText();
  const { dated } = useWeekTexts()(row.window);
  if (problem.kind === 'conflict') {
    return (
      <div role="alert">
        <p className="sheet-problem-title">{t('errors.entities.revConflict')}</p>
        <p>
          {problem.clashes.length === 0 ? (
            t('words.reloaded')
          ) : (
            <T
              id="offers.clashes"
              values={{ fields: <ListText items={problem.clashes.map(dated)} /> }}
            />
          )}
        </p>
      </div>
    );
  }
  const { error, sent } = problem;
  const refusals = error instanceof ApiError ? refusedControls(error.details, sent) : [];
  return (
    <p role="alert">
      {refusals.length === 0
        ? errorText(error)
        : refusals
            .map(({ control, detail }) => {
              const week = weekOfId(control);
              const text = detailText(texts, detail);
              return week === undefined ? text : dated(week) + colon + text;
            })
            .join(' ')}
    </p>
  );
}
