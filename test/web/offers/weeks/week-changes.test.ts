import { describe, expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import {
  changeWeeks,
  copyWeekTo,
  parsePastedWeeks,
} from '#web/features/offers/weeks/week-changes.ts';
import { entryOf, type WeekEntries } from '#web/features/offers/weeks/week-entry.ts';
import { weekLock, weekRefusal, weekWindow } from '#web/features/offers/weeks/week-window.ts';

const words = { full: 'verfügbar', none: 'ausverkauft', later: t('offers.week.later') };
const open = weekWindow('2026-03-04', { preorder: undefined, promised: [] });
const entries: WeekEntries = { '2026-W12': entryOf(500), '2026-W13': entryOf(100) };

test('what a week says goes to others; a week that says it already is not changed', () => {
  const change = changeWeeks(
    { ...entries, '2026-W15': entryOf(500) },
    copyWeekTo(entries, '2026-W12', ['2026-W13', '2026-W14', '2026-W15']),
    open,
  );
  expect(change).toEqual({
    entries: {
      '2026-W12': entryOf(500),
      '2026-W13': entryOf(500),
      '2026-W14': entryOf(500),
      '2026-W15': entryOf(500),
    },
    changed: ['2026-W13', '2026-W14'],
    refused: [],
  });
});

test('an empty week empties others', () => {
  const { entries: after } = changeWeeks(
    entries,
    copyWeekTo(entries, '2026-W20', ['2026-W13']),
    open,
  );
  expect(after).toEqual({ '2026-W12': entryOf(500) });
});

test('a week that has passed, or lies more than a year ahead, keeps what it says', () => {
  const change = changeWeeks(
    { '2026-W09': entryOf(1) },
    [
      ['2026-W09', null],
      ['2027-W20', entryOf(3)],
    ],
    open,
  );
  expect(change).toEqual({
    entries: { '2026-W09': entryOf(1) },
    changed: [],
    refused: [
      { week: '2026-W09', text: '', reason: 'past' },
      { week: '2027-W20', text: '3', reason: 'tooFar' },
    ],
  });
});

describe('with a lead time of 8 weeks', () => {
  const promised = ['2026-W14'];
  const window = weekWindow('2026-03-04', { preorder: 'dayOldChicks', promised });

  test('weeks before it are locked, but for those that promise animals', () => {
    expect(window.earliest).toBe('2026-W18');
    expect(
      ['2026-W09', '2026-W13', '2026-W14', '2026-W18', '2027-W20'].map((week) =>
        weekLock(week, window),
      ),
    ).toEqual(['past', 'tooSoon', undefined, undefined, 'tooFar']);
  });

  test('weeks before it have no animals but those that were promised, of which the server knows how many', () => {
    expect(weekRefusal('2026-W14', entryOf(301), window)).toBeUndefined();
    expect(weekRefusal('2026-W14', null, window)).toBeUndefined();
    expect(weekRefusal('2026-W13', entryOf(0), window)).toBeUndefined();
    expect(weekRefusal('2026-W13', entryOf(1), window)).toBe('tooSoon');
  });
});

describe('what is pasted from a spreadsheet', () => {
  const weeks = ['2026-W12', '2026-W13', '2026-W14'];

  test.each([
    ['a row', '500\t–\t?'],
    ['a column', '500\r\n–\r\n?\r\n'],
    ['a block', '500\t–\n?\n'],
  ])('as %s fills the weeks one after the other', (_, text) => {
    expect(parsePastedWeeks(text, weeks, words)).toEqual({
      wanted: [
        ['2026-W12', entryOf(500)],
        ['2026-W13', entryOf(0)],
        ['2026-W14', { status: 'onRequest' }],
      ],
      refused: [],
    });
  });

  test('names the cells that say nothing and those behind the last week; the others are taken', () => {
    expect(parsePastedWeeks('500\tviele\t\t7', weeks, words)).toEqual({
      wanted: [
        ['2026-W12', entryOf(500)],
        ['2026-W14', null],
      ],
      refused: [
        { week: '2026-W13', text: 'viele', reason: 'noNumber' },
        { text: '7', reason: 'tooFar' },
      ],
    });
  });
});
