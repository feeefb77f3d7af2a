import { expect, test } from 'vitest';
import { SAVED_VIEWS } from '#shared/settings/limits.ts';
import {
  keepProblem,
  renamedView,
  renameProblem,
  withoutView,
  withView,
} from '#web/components/saved-views/view-list.ts';

const view = (name: string, search = '') => ({ name, search });
const views = [view('a'), view('b'), view('c')];

test('a view of a name that exists takes its place; the others stay', () => {
  expect(withView(views, view('b', 'q=1'))).toEqual([view('a'), view('c'), view('b', 'q=1')]);
  expect(withoutView(views, 'b')).toEqual([view('a'), view('c')]);
});

test('a renamed view stays where it is, with what it shows', () => {
  expect(renamedView([view('a', 'q=1'), view('b')], 'a', 'z')).toEqual([
    view('z', 'q=1'),
    view('b'),
  ]);
});

test.each([
  ['', 'missing'],
  ['d', undefined],
  ['a', undefined],
])('the name "%s" is kept, or %s', (name, problem) => {
  expect(keepProblem(views, name)).toBe(problem);
});

test('where there is no room for more, only a name that exists is kept', () => {
  const full = Array.from({ length: SAVED_VIEWS }, (_, index) => view(String(index)));
  expect([keepProblem(full, 'new'), keepProblem(full, '3')]).toEqual(['full', undefined]);
});

test.each([
  ['', 'missing'],
  ['b', 'taken'],
  ['a', undefined],
  ['d', undefined],
])('a view can be renamed to "%s", or it is %s', (next, problem) => {
  expect(renameProblem(views, 'a', next)).toBe(problem);
});
