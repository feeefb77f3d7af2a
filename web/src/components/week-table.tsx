import type { ReactNode } from 'react';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { Icon, type IconName } from './icon.tsx';

export type WeekLevel = 'full' | 'some' | 'none' | 'later';
type WeekCell = {
  readonly week: string;
  readonly level: WeekLevel;
  readonly text: ReactNode;
};
export type WeekRow = {
  readonly key: string;
  readonly heading: ReactNode;
  readonly cells: readonly WeekCell[];
};

// The icons of levels, drawn because not every phone's fonts have ◐ and ◷.
const ICONS = { full: 'dot', some: 'half', none: 'dash', later: 'clock' } as const satisfies Record<
  WeekLevel,
  IconName
>;

/**
 * Shows availability by ISO week: a table with the weeks as column headings; icon and text stand beside the colour.
 */
export function WeekTable({
  caption,
  weeks,
  rows,
}: {
  readonly caption: string;
  readonly weeks: readonly string[];
  readonly rows: readonly WeekRow[];
}) {
  const t = useText();
  const { week, weekDays } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section className="table-scroll" aria-label={caption} tabIndex={0}>
      <table className="week-table">
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('calendar.weekHeading')}</th>
            {weeks.map((column) => (
              <th scope="col" key={column}>
                {week(column)}
                <span className="week-days">{weekDays(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.heading}</th>
              {weeks.map((week) => (
                <WeekTableCell key={week} cell={row.cells.find((cell) => cell.week === week)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function WeekTableCell({ cell }: { readonly cell: WeekCell | undefined }) {
  if (cell === undefined) return <td />;
  return (
    <td className={`week-${cell.level}`}>
      <Icon name={ICONS[cell.level]} size={16} /> {cell.text}
    </td>
  );
}
