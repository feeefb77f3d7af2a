import { useRef } from 'react';
import { weekOf } from '#shared/kernel/calendar-week.ts';
import { classNames } from '#web/components/class-names.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useToday } from '#web/kernel/use-today.ts';
import { useCellFocus } from '../weeks/use-cell-focus.ts';
import { PasteBar } from './paste-bar.tsx';
import { SheetSite } from './sheet-site.tsx';
import { sitesOf } from './site-name.tsx';
import type { SaveSheet } from './use-save-sheet.ts';
import type { SheetEdits } from './use-sheet-edits.ts';
import { useSheetGrid } from './use-sheet-grid.ts';
import { animalsIn, cellId, type SheetRow } from './use-sheet-rows.ts';
import { useShownWeeks, WeekPager } from './week-pager.tsx';

const WEEKS = 10;

type Loaded = { readonly shown: number; readonly total: number };

/** Shows offers and weeks in one sheet, filled in as in a spreadsheet. */
export function WeekSheet({
  rows,
  loaded,
  edits,
  saving,
}: {
  readonly rows: readonly SheetRow[];
  /** The numbers of offers that are loaded, and of all. */
  readonly loaded: Loaded;
  readonly edits: SheetEdits;
  readonly saving: SaveSheet;
}) {
  const t = useText();
  const table = useRef<HTMLTableElement>(null);
  const { weeks, ...pager } = useShownWeeks(WEEKS);
  const sites = sitesOf(rows);
  const ordered = sites.flatMap(([, members]) => members);
  const grid = useSheetGrid({ rows: ordered, weeks, edits });
  useCellFocus(table, { id: cellId(grid.active), isOpen: grid.editing !== null });
  /** Acts, and goes back to the sheet: the button that was pressed is gone then. */
  const andBack = (act: () => void) => {
    document.getElementById(cellId(grid.active))?.focus();
    act();
  };
  return (
    <>
      <WeekPager weeks={weeks} {...pager} />
      {grid.paste.preview && (
        <PasteBar
          preview={grid.paste.preview}
          take={() => andBack(grid.paste.take)}
          drop={() => andBack(grid.paste.drop)}
        />
      )}
      <div className="sheet-frame">
        <table
          ref={table}
          className="week-sheet"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML lets a table be a grid; its rows stay rows
          role="grid"
          aria-label={t('weeksheet.title')}
          aria-multiselectable="true"
          onKeyDown={grid.onKeyDown}
          onCopy={grid.onCopy}
          onPaste={grid.onPaste}
        >
          <SheetHead weeks={weeks} />
          {sites.map(([site, members]) => (
            <SheetSite
              key={site}
              rows={members}
              isNamed={sites.length > 1}
              weeks={weeks}
              grid={grid}
              problems={saving.problems}
            />
          ))}
          <SheetSums rows={rows} loaded={loaded} weeks={weeks} />
        </table>
      </div>
      <SheetLegend />
    </>
  );
}

function SheetHead({ weeks }: { readonly weeks: readonly string[] }) {
  const t = useText();
  const { week: weekName, monday } = useFormats();
  const present = weekOf(new Date(useToday()));
  return (
    <thead>
      <tr>
        <th scope="col">{t('offers.offerTitle')}</th>
        {weeks.map((week) => (
          <th key={week} scope="col" className={classNames(week === present && 'present')}>
            {weekName(week)} <span className="week-days">{monday(week)}</span>
          </th>
        ))}
        <th scope="col">{t('weeksheet.sum')}</th>
      </tr>
    </thead>
  );
}

/** Shows the sums of the offers that are loaded, and says so where these are not all. */
function SheetSums({
  rows,
  loaded: { shown, total },
  weeks,
}: {
  readonly rows: readonly SheetRow[];
  readonly loaded: Loaded;
  readonly weeks: readonly string[];
}) {
  const t = useText();
  const { number } = useFormats();
  const sumOf = (some: readonly string[]) =>
    animalsIn(rows.flatMap(({ entries }) => some.map((week) => entries[week])));
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {t('weeksheet.sum')}
          {shown < total && (
            <>
              {' '}
              <span className="muted">
                {t('list.loaded', { shown: number(shown), total: number(total) })}
              </span>
            </>
          )}
        </th>
        {weeks.map((week) => (
          <td key={week}>{number(sumOf([week]))}</td>
        ))}
        <td>{number(sumOf(weeks))}</td>
      </tr>
    </tfoot>
  );
}

function SheetLegend() {
  const t = useText();
  return (
    <ul className="plain sheet-legend">
      <li>– {t('offers.week.none')}</li>
      <li>
        <span className="sheet-sign" /> {t('words.notSaid')}
      </li>
      <li>
        <span className="sheet-sign locked" /> {t('weeksheet.locked')}
      </li>
      <li>
        <span className="sheet-sign unsaved" /> {t('words.notSavedYet')}
      </li>
    </ul>
  );
}
