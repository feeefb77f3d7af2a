import { expect, test } from 'vitest';
import { choicesOf } from '#shared/masterdata/choices-of.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';

const option = (id: string, group?: string, enabled = true) => ({
  id,
  labels: [],
  enabled,
  ...(group === undefined ? {} : { group }),
});
const field = formFieldOf('x', 'multiselect', {
  groups: [
    { id: 'health', labels: [] },
    { id: 'empty', labels: [] },
    { id: 'breed', labels: [] },
  ],
  options: [
    option('horned', 'breed'),
    option('other'),
    option('healthy', 'health'),
    option('stray', 'unknown'),
    option('old', 'breed', false),
  ],
});
const shown = (chosen: Parameters<typeof choicesOf>[1]) =>
  choicesOf(field, chosen).map(({ group, options }) => [
    group?.id ?? null,
    options.map(({ id }) => id),
  ]);

test('options stand by group, those without one first, empty groups left out', () => {
  expect(shown(null)).toEqual([
    [null, ['other', 'stray']],
    ['health', ['healthy']],
    ['breed', ['horned']],
  ]);
});

test('a disabled option stays readable where it was chosen', () => {
  expect(shown(['old'])).toContainEqual(['breed', ['horned', 'old']]);
  expect(shown('old')).toContainEqual(['breed', ['horned', 'old']]);
});
