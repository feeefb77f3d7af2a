import { useId } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useWeekTexts } from '../weeks/use-week-texts.ts';
import { writeWeekEntry } from '../weeks/week-entry.ts';
import { WeekInput } from '../weeks/week-input.tsx';
import { weekLock } from '../weeks/week-window.ts';
import { RowHead, useRowName } from './row-head.tsx';
import { SheetProblem } from './sheet-problem.tsx';
import { SiteName, sitesOf } from './site-name.tsx';
import type { SaveSheet } from './use-save-sheet.ts';
import type { SheetEdits } from './use-sheet-edits.ts';
import type { SheetRow } from './use-sheet-rows.ts';
import { useShownWeeks, WeekPager } from './week-pager.tsx';

const WEEKS = 3;

/** Shows one card an offer on a phone, with a few weeks at a time. */
export function PhoneSheet({
  rows,
  edits,
  saving,
}: {
  readonly rows: readonly SheetRow[];
  readonly edits: SheetEdits;
  readonly saving: SaveSheet;
}) {
  const { weeks, ...pager } = useShownWeeks(WEEKS);
  const sites = sitesOf(rows);
  return (
    <>
      <WeekPager weeks={weeks} {...pager} />
      {sites.map(([site, members]) => (
        <section key={site} className="sheet-cards">
          {sites.length > 1 && members[0] && (
            <h2>
              <SiteName offer={members[0].offer.data} />
            </h2>
          )}
          <ul className="plain">
            {members.map((row) => (
              <OfferCard key={row.offer.id} row={row} weeks={weeks} edits={edits} saving={saving} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type CardProps = {
  readonly row: SheetRow;
  readonly weeks: readonly string[];
  readonly edits: SheetEdits;
  readonly saving: SaveSheet;
};

function OfferCard({ row, weeks, edits, saving }: CardProps) {
  const lockId = useId();
  const texts = useWeekTexts()(row.window);
  const name = useRowName(row);
  const problem = row.changed.length > 0 ? saving.problems.get(row.offer.id) : undefined;
  const locks = weeks.map((week) => weekLock(week, row.window));
  const lock = locks.find((value) => value !== undefined);
  return (
    <li className={classNames('sheet-card', problem && 'refused')}>
      <p>
        <RowHead offer={row.offer} />
      </p>
      <div className="sheet-card-weeks">
        {weeks.map((week, index) => (
          <CardWeek
            key={week}
            row={row}
            week={week}
            edits={edits}
            label={`${name}, ${texts.dated(week)}`}
            lockId={locks[index] && lockId}
          />
        ))}
      </div>
      {lock && (
        <p id={lockId} className="muted">
          {texts.lockText(lock)}
        </p>
      )}
      {problem && (
        <div className="sheet-problem">
          <SheetProblem row={row} problem={problem} />
        </div>
      )}
    </li>
  );
}

function CardWeek({
  row,
  week,
  edits,
  label,
  lockId,
}: Pick<CardProps, 'row' | 'edits'> & {
  readonly week: string;
  readonly label: string;
  /** Id of the text that tells why nothing can be typed; absent where something can. */
  readonly lockId: string | undefined;
}) {
  const t = useText();
  const { week: weekName, monday } = useFormats();
  const unsavedId = useId();
  const isUnsaved = row.changed.includes(week);
  return (
    <div className={classNames(isUnsaved && 'unsaved')}>
      <span aria-hidden="true">
        {weekName(week)} <span className="week-days">{monday(week)}</span>
      </span>
      <WeekInput
        week={week}
        label={label}
        stored={writeWeekEntry(row.entries[week])}
        readOnly={lockId !== undefined}
        aria-describedby={classNames(lockId, isUnsaved && unsavedId) || undefined}
        edits={{
          apply: (weeks, bad = []) =>
            edits.apply(
              [{ row, weeks }],
              bad.map((problem) => ({ row, problem })),
            ),
        }}
      />
      {isUnsaved && (
        <span id={unsavedId} className="visually-hidden">
          {t('words.notSavedYet')}
        </span>
      )}
    </div>
  );
}
