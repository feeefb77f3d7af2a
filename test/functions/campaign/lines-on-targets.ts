import { isWholeRun } from '#test/support/campaign.ts';
import type { Cell, Line, Row } from './authorization-cells.ts';
import type { Table } from './authorization-tables.ts';
import { TARGETS, type TargetName } from './authorization-targets.ts';

export type Input = (target: TargetName) => (cell: Cell) => Promise<object>;

export const targets = Object.keys(TARGETS) as TargetName[];
export const onEach = (table: Table, input: Input, more: Partial<Line> = {}): Row =>
  targets.flatMap((target) => {
    const words = table[target];
    const what = more.what === undefined ? target : `${target}, ${more.what}`;
    return words ? [{ input: input(target), ...words, ...more, what }] : [];
  });

/** Rows that everybody reads, that the parties read, and that nobody but the creator does. */
const TELLING = ['published offer', 'papers', 'draft'];

/**
 * The lines of a call that asks about a row's rights as `entities.get` and `search.execute` do, which are tried on every
 * kind of row: of these kinds, and of all in a whole run.
 */
export const fewer = (row: Row): Row =>
  isWholeRun() ? row : row.filter(({ what }) => TELLING.some((target) => what.startsWith(target)));

/**
 * Lines about rights by which nobody may more about a row of another country than about one of strangers at home: the
 * rows of another country are tried for the kinds of `fewer`, and for all in a whole run. Readers of any row from
 * anywhere are drawn by `row-rights-properties.test.ts`.
 */
export const nearby = (row: Row): Row => {
  const far = fewer(row);
  return row.map(({ foreign, ...line }) =>
    foreign !== undefined && far.some(({ what }) => what === line.what)
      ? { ...line, foreign }
      : line,
  );
};

/** The same table in other words. */
export const inWords = (table: Table, translate: (word: string, column: number) => string): Table =>
  Object.fromEntries(
    Object.entries(table).map(([target, { own, other, foreign }]) => {
      const inOther = (words: string) => words.split(/\s+/).map(translate).join(' ');
      return [target, { own: inOther(own), other: inOther(other), foreign: inOther(foreign) }];
    }),
  );

export const byId: Input = (target) => async (cell) => ({ id: (await cell.row(target)).id });
export const pinned: Input = (target) => async (cell) => {
  const { id, rev } = await cell.row(target);
  return { id, rev };
};
/** The revision before the newest. */
export const older: Input = (target) => async (cell) => {
  const { id, rev } = await cell.row(target);
  return { id, rev: rev - 1 };
};
/** The time at which that was the newest. */
export const asOfBefore: Input = (target) => async (cell) => {
  const { id, rev } = await cell.row(target);
  const [before] = await cell.stage.world.store.untyped.revisions([{ id, rev: rev - 1 }]);
  return { id, date: before?.updated };
};

export const CLASSES = {
  farmer: 'account',
  'published offer': 'offer',
  'archived offer': 'offer',
  papers: 'upload',
  'loose papers': 'upload',
  picture: 'upload',
  request: 'request-process',
  draft: 'request-process',
  region: 'region',
  'open rules': 'ruleset',
  'office rules': 'ruleset',
} as const satisfies Partial<Record<TargetName, string>>;
