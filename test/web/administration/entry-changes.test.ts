import { describe, expect, test } from 'vitest';
import { mergePatch } from '#shared/kernel/merge-patch.ts';
import {
  changesBetween,
  isSame,
  patchOf,
  rebase,
} from '#web/features/administration/entry/entry-changes.ts';

test.each([
  [{ a: 1 }, { a: 1 }, {}],
  [{ a: 1 }, { a: 2 }, { a: 2 }],
  [{ a: 1 }, {}, { a: null }],
  [{}, { a: 1 }, { a: 1 }],
  [{ a: [1, 2] }, { a: [2] }, { a: [2] }],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, { a: { c: 3 } }],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1 } }, { a: { c: null } }],
  [{ a: { b: 1 } }, {}, { a: null }],
  [{ a: { b: 1 } }, { a: [1] }, { a: [1] }],
  [{ a: false }, { a: true }, { a: true }],
  [{ a: 'x' }, { a: '' }, { a: '' }],
])('the patch from %j to %j is %j, and makes it so', (before, after, patch) => {
  expect(patchOf(before, after)).toEqual(patch);
  expect(mergePatch(before, patch)).toEqual(after);
});

test('members in another order are the same; elements of a list are not', () => {
  expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(undefined, undefined)).toBe(true);
  expect(isSame(0, false)).toBe(false);
});

test('changes come in the order of the form', () => {
  const fields = { name: { control: 'line' }, sorting: { control: 'number' } } as const;
  const before = { sorting: 1, name: 'a' };
  expect(changesBetween(fields, before, { sorting: 2, name: 'b' })).toEqual([
    { field: 'name', before: 'a', after: 'b' },
    { field: 'sorting', before: 1, after: 2 },
  ]);
  expect(changesBetween(fields, before, { name: 'a', sorting: 1 })).toEqual([]);
});

test('own changes are put on what somebody else has saved; what both changed is a clash', () => {
  const base = { a: 1, b: 1, c: 1, d: 1 };
  const mine = { a: 2, b: 2, c: 1, d: 3 };
  const theirs = { a: 1, b: 3, c: 9, d: 3 };
  expect(rebase(base, mine, theirs)).toEqual({
    data: { a: 2, b: 3, c: 9, d: 3 },
    clashes: [{ field: 'b', before: 3, after: 2 }],
  });
});

test('a field that was taken away stays away, unless somebody else has changed it', () => {
  expect(rebase({ a: 1 }, {}, { a: 1 }).data).toEqual({});
  expect(rebase({ a: 1 }, {}, { a: 2 })).toEqual({
    data: { a: 2 },
    clashes: [{ field: 'a', before: 2, after: undefined }],
  });
});

describe('texts of several languages', () => {
  const texts = (by: Record<string, string>) =>
    Object.entries(by).map(([lang, label]) => ({ lang, label }));
  const base = { title: texts({ de_DE: 'Hilfe', da_DK: 'Hjælp', sv_SE: 'Hjälp' }) };

  test('that two people write are both kept; those that are taken away or new, too', () => {
    const mine = { title: texts({ de_DE: 'Hilfe', sv_SE: 'Hjälp!', hu_HU: 'Súgó' }) };
    const theirs = {
      title: texts({ de_DE: 'Hilfe!', da_DK: 'Hjælp', sv_SE: 'Hjälp', fr_FR: 'Aide' }),
    };
    expect(rebase(base, mine, theirs)).toEqual({
      data: { title: texts({ de_DE: 'Hilfe!', sv_SE: 'Hjälp!', fr_FR: 'Aide', hu_HU: 'Súgó' }) },
      clashes: [],
    });
  });

  test('clash in one language: either choice keeps the others', () => {
    const mine = { title: texts({ de_DE: 'Help B', da_DK: 'Hjælp', sv_SE: 'Hjälp!' }) };
    const theirs = { title: texts({ de_DE: 'Help A', da_DK: 'Hjælp!', sv_SE: 'Hjälp' }) };
    const others = { da_DK: 'Hjælp!', sv_SE: 'Hjälp!' };
    const [before, after] = ['Help A', 'Help B'].map((de_DE) => texts({ de_DE, ...others }));
    expect(rebase(base, mine, theirs)).toEqual({
      data: { title: before },
      clashes: [{ field: 'title', before, after }],
    });
  });
});

describe('rows of a list', () => {
  const rebased = (base: unknown, mine: unknown, theirs: unknown) =>
    rebase({ rows: base }, { rows: mine }, { rows: theirs });
  const whole = (mine: unknown, theirs: unknown) => ({
    data: { rows: theirs },
    clashes: [{ field: 'rows', before: theirs, after: mine }],
  });

  test('that two people add, change or take away are all kept, in their places', () => {
    expect(rebased(['a', 'b', 'c'], ['a', 'x', 'b', 'c', 'y'], ['b', 'c', 'z'])).toEqual({
      data: { rows: ['x', 'b', 'c', 'z', 'y'] },
      clashes: [],
    });
    const day = (on: string, region = '') => ({ on, region });
    const base = [day('01-01'), day('05-01'), day('12-25')];
    const mine = [day('01-01'), day('05-01', 'N'), day('12-25')];
    const theirs = [day('01-01'), day('05-01'), day('12-24'), day('12-25')];
    expect(rebased(base, mine, theirs)).toEqual({
      data: { rows: [day('01-01'), day('05-01', 'N'), day('12-24'), day('12-25')] },
      clashes: [],
    });
    expect(rebased(undefined, [7], [5])).toEqual({ data: { rows: [5, 7] }, clashes: [] });
  });

  test('with an id are changed field by field; of a clash either choice keeps the other rows', () => {
    const row = (id: string, name: string, more: object = {}) => ({ id, name, ...more });
    const base = [row('2', 'b'), row('1', 'a')];
    expect(
      rebased(base, [row('2', 'B'), row('1', 'a')], [row('2', 'b', { on: true }), row('1', 'A')]),
    ).toEqual({ data: { rows: [row('2', 'B', { on: true }), row('1', 'A')] }, clashes: [] });
    const theirs = [row('2', 'x'), row('1', 'A')];
    expect(rebased(base, [row('2', 'y'), row('1', 'a')], theirs)).toEqual({
      data: { rows: theirs },
      clashes: [{ field: 'rows', before: theirs, after: [row('2', 'y'), row('1', 'A')] }],
    });
  });

  test('are rows in a list alone: a named revision of an entity is taken as a whole', () => {
    const pins = [
      { id: 'a', rev: 1 },
      { id: 'b', rev: 3 },
      { id: 'a', rev: 2 },
    ] as const;
    expect(rebased(...pins)).toEqual(whole(pins[1], pins[2]));
  });

  test.each([
    ['were put in another order', ['a', 'b'], ['b', 'a'], ['a', 'b', 'c']],
    ['may be the same, changed in two ways', ['a', 'b'], ['a', 'x'], ['a', 'y']],
    ['were changed, and taken away by the other', ['a', 'b'], ['b'], ['x', 'b']],
    ['were taken away, and changed by the other', ['a', 'b'], ['x', 'b'], ['b']],
    ['are alike', ['a', 'a'], ['a', 'a', 'b'], ['a', 'a', 'c']],
  ])('that %s are a clash of the whole list', (_, base, mine, theirs) => {
    expect(rebased(base, mine, theirs)).toEqual(whole(mine, theirs));
  });
});
