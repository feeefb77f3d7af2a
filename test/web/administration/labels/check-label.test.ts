import { expect, test } from 'vitest';
import { LABEL_LENGTH } from '#shared/kernel/label.ts';
import { labelProblem } from '#web/features/administration/labels/check-label.ts';
import { pluralSamples } from '#web/features/administration/labels/label-row.tsx';

const counted = '{count, plural, one {# row} other {# rows}} of {name}, <a>more</a>';

test('a label with all values of its source can be saved, in its own order and forms', () => {
  const croatian = '<a>sve</a> {name}: {count, plural, one {# red} few {# reda} other {# redova}}';
  expect(labelProblem(croatian, counted, 'hr_HR')).toBeUndefined();
  expect(labelProblem('plain', 'source', 'da_DK')).toBeUndefined();
});

test.each([
  ['{name', { kind: 'broken', position: 1 }],
  ['<a>{name}', { kind: 'broken', position: expect.any(Number) }],
  ['{count} of {name}, <a>all</a> {other}', { kind: 'unknown', value: '{other}' }],
  ['{count} of {name}, <a>all</a> <b>b</b>', { kind: 'unknown', value: '<b>' }],
  ['{count} of {name}', { kind: 'missing', value: '<a>' }],
  ['<a>{count}</a>', { kind: 'missing', value: '{name}' }],
  ['<a>{name}</a> {count, plural, one {# red} other {# redova}}', { kind: 'form', value: 'few' }],
  ['x'.repeat(LABEL_LENGTH + 1), { kind: 'long', limit: LABEL_LENGTH }],
])('%s is refused', (label, problem) => {
  expect(labelProblem(label, counted, 'hr_HR')).toEqual(problem);
});

test('one form for all numbers is enough, and French needs none for millions', () => {
  const source = '{count, plural, one {# row} other {# rows}}';
  expect(labelProblem('{count, plural, other {Load #}}', source, 'hr_HR')).toBeUndefined();
  const french = '{count, plural, one {# ligne} other {# lignes}}';
  expect(labelProblem(french, source, 'fr_FR')).toBeUndefined();
});

test('samples follow the plural rules of the language, other values stand by their names', () => {
  const label = '{count, plural, one {# red} few {# reda} other {# redova}} – <a>{name}</a>';
  expect(pluralSamples(label, 'hr_HR').map(({ number, text }) => [number, text])).toEqual([
    [0, '0 redova – {name}'],
    [1, '1 red – {name}'],
    [2, '2 reda – {name}'],
    [5, '5 redova – {name}'],
    [21, '21 red – {name}'],
  ]);
});

test('a label that does not count, or is broken, has no samples', () => {
  expect(pluralSamples('{name}', 'da_DK')).toEqual([]);
  expect(pluralSamples('{count, plural,', 'da_DK')).toEqual([]);
});
