import { useFormats } from '#web/i18n/text-provider.tsx';
import { RefusedWeeks } from '../weeks/refused-weeks.tsx';
import { useWeekTexts } from '../weeks/use-week-texts.ts';
import { useRowName } from './row-head.tsx';
import type { RefusedRow, SheetEdits } from './use-sheet-edits.ts';

/** Tells the result of the last action, and the entries that were not taken over. */
export function SheetNotices({
  edits: { refused, news },
}: {
  readonly edits: Pick<SheetEdits, 'refused' | 'news'>;
}) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {refused.length > 0 && (
        <RefusedWeeks isOpen={refused.some(({ problem }) => problem.isOpen)}>
          {refused.map(({ row, problem }) => (
            <RefusedEntry
              key={`${row.offer.id} ${problem.week} ${problem.text}`}
              row={row}
              problem={problem}
            />
          ))}
        </RefusedWeeks>
      )}
    </>
  );
}

function RefusedEntry({ row, problem }: RefusedRow) {
  const { colon } = useFormats();
  const textsOf = useWeekTexts();
  const name = useRowName(row);
  return (
    <li>
      <strong>{name}</strong>
      {colon}
      {textsOf(row.window).refusedText(problem)}
    </li>
  );
}
