import { useRef } from 'react';
import { classNames } from '#web/components/class-names.ts';
import { Icon, type IconName } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pressCell } from './press-cell.ts';
import { useCellFocus } from './use-cell-focus.ts';
import type { WeeksProps } from './use-week-edits.ts';
import type { WeekGridState } from './use-week-grid.ts';
import type { WeekTexts } from './use-week-texts.ts';
import { WeekEditor } from './week-editor.tsx';
import { mostAnimals, type WeekLevel, weekLevel, wordOf } from './week-entry.ts';
import { weekId } from './week-id.ts';
import { weekLock } from './week-window.ts';

// Drawn, since not every phone's fonts have ◐ and ◷.
export const LEVEL_ICONS = {
  full: 'dot',
  some: 'half',
  none: 'dash',
  later: 'clock',
} as const satisfies Record<WeekLevel, IconName>;

type GridProps = WeeksProps & { readonly grid: WeekGridState; readonly texts: WeekTexts };

/** Shows the weeks of a year by month, filled in as in a spreadsheet. */
export function WeekGrid(props: GridProps) {
  const t = useText();
  const { month } = useFormats();
  const { grid } = props;
  const table = useRef<HTMLTableElement>(null);
  useCellFocus(table, { id: weekId(grid.active), isOpen: grid.editing !== null });
  return (
    <table
      ref={table}
      className="week-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML lets a table be a grid; its rows stay rows
      role="grid"
      aria-label={t('offer.weeks')}
      aria-describedby="weeks-hint"
      aria-multiselectable="true"
      onKeyDown={grid.onKeyDown}
      onPaste={grid.onPaste}
      onCopy={grid.onCopy}
    >
      <tbody>
        {grid.rows.map((row) => (
          <tr key={row.month}>
            <th scope="row">{month(row.month)}</th>
            {row.weeks.map((week) => (
              <WeekCell key={week} week={week} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekCell({ week, entries, window, errors, grid, texts }: GridProps & { week: string }) {
  const { week: weekName, weekDays } = useFormats();
  const entry = entries[week];
  const level = entry && weekLevel(entry, mostAnimals(Object.values(entries)));
  const lock = weekLock(week, window);
  const error = errors[week];
  const isActive = week === grid.active;
  const isOpen = isActive && grid.editing !== null;
  const unseen = [lock && texts.lockText(lock), error].filter(Boolean).join(' ');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of all its cells
    <td
      id={weekId(week)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isActive && !isOpen ? 0 : -1}
      className={classNames(
        level && `week-${level}`,
        lock && 'locked',
        week === window.thisWeek && 'present',
        error && 'refused',
      )}
      aria-selected={grid.selected.includes(week)}
      aria-readonly={lock !== undefined}
      aria-invalid={error ? true : undefined}
      title={lock && texts.lockText(lock)}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !isActive) grid.go(week);
      }}
      onMouseDown={pressCell(grid.openActive)}
      onClick={(event) => grid.go(week, event.shiftKey)}
    >
      <span className="week-number">{weekName(week)}</span>{' '}
      <span className="week-days">{weekDays(week)}</span>{' '}
      {isOpen ? (
        <WeekEditor grid={grid} label={texts.dated(week)} />
      ) : (
        <span className={classNames('week-entry', entry && wordOf(entry) && 'in-words')}>
          {level && <Icon name={LEVEL_ICONS[level]} size={16} />}
          {texts.entryText(entry)}
        </span>
      )}
      {unseen !== '' && <span className="visually-hidden"> {unseen}</span>}
    </td>
  );
}
