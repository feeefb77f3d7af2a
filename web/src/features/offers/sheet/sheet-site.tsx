import { Fragment } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pressCell } from '../weeks/press-cell.ts';
import { useWeekTexts, type WeekTexts } from '../weeks/use-week-texts.ts';
import { WeekEditor } from '../weeks/week-editor.tsx';
import { type WeekEntry, wordOf } from '../weeks/week-entry.ts';
import { weekLock } from '../weeks/week-window.ts';
import { RowHead, useRowName } from './row-head.tsx';
import type { Problem } from './save-edit.ts';
import { SheetProblem } from './sheet-problem.tsx';
import { SiteName } from './site-name.tsx';
import type { SheetGridState } from './use-sheet-grid.ts';
import { animalsIn, cellId, type SheetRow } from './use-sheet-rows.ts';

type RowProps = { readonly weeks: readonly string[]; readonly grid: SheetGridState };

/** Shows the offers of one site; it is named where there are several. */
export function SheetSite({
  rows,
  isNamed,
  problems,
  ...shared
}: RowProps & {
  readonly rows: readonly SheetRow[];
  readonly isNamed: boolean;
  readonly problems: ReadonlyMap<string, Problem>;
}) {
  const wide = shared.weeks.length + 2;
  return (
    <tbody>
      {isNamed && rows[0] && (
        <tr className="sheet-site">
          <th colSpan={wide} scope="rowgroup">
            <SiteName offer={rows[0].offer.data} />
          </th>
        </tr>
      )}
      {rows.map((row) => {
        const problem = row.changed.length > 0 ? problems.get(row.offer.id) : undefined;
        return (
          <Fragment key={row.offer.id}>
            <OfferRow row={row} isRefused={problem !== undefined} {...shared} />
            {problem && (
              <tr className="sheet-problem">
                <td colSpan={wide}>
                  <SheetProblem row={row} problem={problem} />
                </td>
              </tr>
            )}
          </Fragment>
        );
      })}
    </tbody>
  );
}

function OfferRow({
  row,
  isRefused,
  weeks,
  grid,
}: RowProps & { readonly row: SheetRow; readonly isRefused: boolean }) {
  const { number } = useFormats();
  const name = useRowName(row);
  return (
    <tr className={classNames(isRefused && 'refused')}>
      <th scope="row">
        <RowHead offer={row.offer} />
      </th>
      {weeks.map((week) => (
        <SheetCell key={week} row={row} week={week} grid={grid} name={name} />
      ))}
      <td>{number(animalsIn(weeks.map((week) => row.entries[week])))}</td>
    </tr>
  );
}

function SheetCell({
  row: { offer, entries, window, changed },
  week,
  grid,
  name,
}: Pick<RowProps, 'grid'> & {
  readonly row: SheetRow;
  readonly week: string;
  readonly name: string;
}) {
  const t = useText();
  const texts = useWeekTexts()(window);
  const cell = { offer: offer.id, week };
  const entry = entries[week];
  const word = entry && wordOf(entry);
  const lock = weekLock(week, window);
  const pasted = grid.paste.preview?.at(cell);
  const isActive = cellId(cell) === cellId(grid.active);
  const isOpen = isActive && grid.editing !== null;
  const isChanged = changed.includes(week);
  const unseen = [isChanged && t('words.notSavedYet'), lock && texts.lockText(lock)];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of all its cells
    <td
      id={cellId(cell)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isActive && !isOpen ? 0 : -1}
      className={classNames(
        word ?? (entry && 'number'),
        lock && 'locked',
        isChanged && 'unsaved',
        pasted && ['pasted', pasted.kind, ...pasted.edges].join(' '),
      )}
      aria-selected={grid.isSelected(cell)}
      aria-readonly={lock !== undefined}
      title={lock && texts.lockText(lock)}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !isActive) grid.go(cell);
      }}
      onMouseDown={pressCell(grid.openActive)}
      onClick={(event) => grid.go(cell, event.shiftKey)}
    >
      {isOpen ? (
        <WeekEditor grid={grid} label={`${name}, ${texts.dated(week)}`} />
      ) : pasted?.kind === 'unread' ? (
        pasted.text
      ) : pasted?.kind === 'new' ? (
        <>
          <del>
            <EntryText entry={entry} texts={texts} />
          </del>{' '}
          <ins>
            <EntryText entry={pasted.entry ?? undefined} texts={texts} />
          </ins>
        </>
      ) : (
        <EntryText entry={entry} texts={texts} />
      )}
      {unseen.some(Boolean) && (
        <span className="visually-hidden"> {unseen.filter(Boolean).join(' ')}</span>
      )}
    </td>
  );
}

function EntryText({
  entry,
  texts,
}: {
  readonly entry: WeekEntry | undefined;
  readonly texts: Pick<WeekTexts, 'entryText'>;
}) {
  if (entry === undefined || wordOf(entry) !== 'none') return texts.entryText(entry);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.entryText(entry)}</span>
    </>
  );
}
