import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keptCopy } from '#test/web/kept-copy.ts';
import { memoryStorage } from '#test/web/memory-storage.ts';
import {
  copiesIn,
  forgetCopy,
  keepCopy,
  MOST_COPIES,
  restoreAnswers,
  shownAnswers,
} from '#web/kernel/no-signal/kept-copy.ts';
import { sweepForms } from '#web/kernel/stored-form.ts';

const instant = (second: number) => new Date(Date.UTC(2026, 2, 5, 12, 0, second));
const EIGHT_DAYS = 8 * 24 * 3600 * 1000;
const pathOf = (name: string | number) => `/requests/${name}/fill`;

test('a copy comes back whole, and goes after 8 days like the draft beside it', () => {
  const storage = memoryStorage();
  const copy = keptCopy({ answers: [[['entity', 'request-process', '1'], { rev: 3 }]] });
  keepCopy(storage, copy, instant(0));
  expect(copiesIn(storage, instant(1))).toEqual([copy]);
  const later = new Date(instant(0).getTime() + EIGHT_DAYS);
  expect(copiesIn(storage, later)).toEqual([]);
  sweepForms(storage, later);
  expect(storage.keys()).toEqual([]);
});

test('the newest copies stay, each once', () => {
  const storage = memoryStorage();
  for (const name of [1, 2, 3, 4, 2]) {
    keepCopy(storage, keptCopy({ path: pathOf(name) }), instant(storage.keys().length + name));
  }
  keepCopy(storage, keptCopy({ path: pathOf(2), title: 'neu' }), instant(50));
  const kept = copiesIn(storage, instant(59));
  expect(kept).toHaveLength(MOST_COPIES);
  expect(kept[0]).toMatchObject({ path: pathOf(2), title: 'neu' });
  expect(kept.map(({ path }) => path)).not.toContain(pathOf(1));
});

test('a copy that does not fit any more leaves no older one in its place', () => {
  const storage = memoryStorage();
  keepCopy(storage, keptCopy(), instant(0));
  keepCopy({ ...storage, set: () => false }, keptCopy({ title: 'zu groß' }), instant(1));
  expect(copiesIn(storage, instant(2))).toEqual([]);
});

test('a copy is forgotten by its path, whosever it is', () => {
  const storage = memoryStorage();
  keepCopy(storage, keptCopy({ path: pathOf(1) }), instant(0));
  keepCopy(storage, keptCopy({ path: pathOf(2) }), instant(0));
  forgetCopy(storage, pathOf(1));
  expect(copiesIn(storage, instant(1)).map(({ path }) => path)).toEqual([pathOf(2)]);
});

/** Asks as a page in sight does. */
const show = (queries: QueryClient, queryKey: readonly string[], answer: () => unknown) =>
  new QueryObserver(queries, { queryKey, queryFn: answer, retry: false }).subscribe(() => {});

test('what the page in sight was told is kept, and given back where there is nothing newer', async () => {
  const queries = new QueryClient();
  show(queries, ['entity', 'animalkind', 'cattle'], () => 'Rind');
  show(queries, ['revision', 'requestpackage', '1', '2'], () => 'Formular');
  show(queries, ['pages', 'offer'], () => 'Angebote');
  show(queries, ['entity', 'account', 'gone'], () => null);
  queries.setQueryData(['entity', 'account', 'of the page before'], 'fremd');
  await new Promise((resolve) => setTimeout(resolve));
  const answers = shownAnswers(queries);
  expect(answers).toEqual([
    [['entity', 'animalkind', 'cattle'], 'Rind'],
    [['revision', 'requestpackage', '1', '2'], 'Formular'],
  ]);

  const other = new QueryClient();
  other.setQueryData(['entity', 'animalkind', 'cattle'], 'Rind, neu');
  restoreAnswers(other, keptCopy({ answers }));
  expect(other.getQueryData(['entity', 'animalkind', 'cattle'])).toBe('Rind, neu');
  expect(other.getQueryData(['revision', 'requestpackage', '1', '2'])).toBe('Formular');
});
