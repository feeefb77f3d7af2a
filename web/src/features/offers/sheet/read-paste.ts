import { isSameEntry, parseWeekEntry, type WeekEntry, type WeekWord } from '../weeks/week-entry.ts';
import { weekRefusal } from '../weeks/week-window.ts';
import type { WantedRow } from './use-sheet-edits.ts';
import type { SheetCell, SheetRow } from './use-sheet-rows.ts';

/** A block of cells from a clipboard, and the cell of the sheet where it begins. */
export type Pasted = { readonly lines: readonly (readonly string[])[]; readonly from: SheetCell };

type Edge = 'top' | 'bottom' | 'left' | 'right';
/** Tells what a cell would become. `edges`: the sides on which the block ends. */
type PastedCell = { readonly edges: readonly Edge[] } & (
  | { readonly kind: 'new'; readonly entry: WeekEntry | null }
  | { readonly kind: 'same' | 'empty' }
  | { readonly kind: 'unread'; readonly text: string }
  | { readonly kind: 'locked' }
);

export type PastePreview = {
  readonly lines: number;
  readonly weeks: number;
  /** Returns what a cell would become; undefined for one that nothing is pasted into. */
  readonly at: (cell: SheetCell) => PastedCell | undefined;
  readonly counts: Readonly<Record<'new' | 'same' | 'locked', number>>;
  /** The texts that are no entries. */
  readonly unread: readonly string[];
  /** Texts that would stand below the last offer or behind the last week. */
  readonly outside: number;
  readonly wanted: readonly WantedRow[];
};

/** The lines and cells of a line that are read: more than a sheet takes. A whole spreadsheet is pasted by mistake. */
const PASTED_LINES = 2000;
const PASTED_CELLS = 100;

/** Returns the cells of a spreadsheet's text. */
export const pastedLines = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r?\n|\r/, PASTED_LINES)
    .map((line) => line.split('\t', PASTED_CELLS).map((cell) => cell.trim()));

/** Returns what pasting would change, as the sheet stands now; undefined where its first cell is gone. */
export function readPaste(
  { lines, from }: Pasted,
  { rows, weeks }: { readonly rows: readonly SheetRow[]; readonly weeks: readonly string[] },
  words: Readonly<Record<WeekWord, string>>,
): PastePreview | undefined {
  const top = rows.findIndex(({ offer }) => offer.id === from.offer);
  const left = weeks.indexOf(from.week);
  if (top < 0 || left < 0) return undefined;
  const width = Math.max(...lines.map((line) => line.length));
  const right = Math.min(left + width, weeks.length) - 1;
  const bottom = Math.min(top + lines.length, rows.length) - 1;
  const cells = rows.slice(top, bottom + 1).flatMap((row, down) =>
    weeks.slice(left, right + 1).map((week, across) => {
      const text = lines[down]?.[across] ?? '';
      const edges = edgesOf({
        top: down === 0,
        bottom: top + down === bottom,
        left: across === 0,
        right: left + across === right,
      });
      return { row, week, cell: { edges, ...readCell(row, week, text, words) } };
    }),
  );
  const byOffer = Map.groupBy(cells, ({ row }) => row.offer.id);
  const count = (kind: PastedCell['kind']) => cells.filter(({ cell }) => cell.kind === kind).length;
  const all = lines.flat().filter(Boolean).length;
  const within = lines
    .slice(0, bottom - top + 1)
    .flatMap((line) => line.slice(0, right - left + 1))
    .filter(Boolean).length;
  return {
    lines: lines.length,
    weeks: width,
    at: ({ offer, week }) => byOffer.get(offer)?.find((place) => place.week === week)?.cell,
    counts: { new: count('new'), same: count('same'), locked: count('locked') },
    unread: cells.flatMap(({ cell }) => (cell.kind === 'unread' ? [cell.text] : [])),
    outside: all - within,
    wanted: rows.slice(top, bottom + 1).map((row) => ({
      row,
      weeks: (byOffer.get(row.offer.id) ?? []).flatMap(({ week, cell }) =>
        cell.kind === 'new' ? [[week, cell.entry] as const] : [],
      ),
    })),
  };
}

function readCell(
  { entries, window }: SheetRow,
  week: string,
  text: string,
  words: Readonly<Record<WeekWord, string>>,
) {
  // An empty cell of a spreadsheet changes nothing.
  if (text === '') return { kind: 'empty' } as const;
  const parsed = parseWeekEntry(text, words);
  if (!parsed.ok) return { kind: 'unread', text } as const;
  if (isSameEntry(parsed.entry, entries[week])) return { kind: 'same' } as const;
  return weekRefusal(week, parsed.entry, window) === undefined
    ? ({ kind: 'new', entry: parsed.entry } as const)
    : ({ kind: 'locked' } as const);
}

const EDGES = ['top', 'bottom', 'left', 'right'] as const;
const edgesOf = (isAt: Readonly<Record<Edge, boolean>>): readonly Edge[] =>
  EDGES.filter((edge) => isAt[edge]);
