import { expect, test } from 'vitest';
import { i18nlabelsClass } from '#shared/content/i18nlabels.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';

const entry = { key: 'home.title', label: 'Willkommen' };
const minimal = { language: 'de_AT' };

describeMasterData(i18nlabelsClass, {
  minimal,
  stored: { ...minimal, entries: [] },
  refused: {
    'a language that the product does not know': { language: 'de_XX' },
    'an empty key': { entries: [{ key: '', label: 'x' }] },
    'a key that comes twice': { entries: [entry, entry] },
  },
});

test('a language has one list of labels', () => {
  expect(i18nlabelsClass.unique.language?.(i18nlabelsClass.schema.parse(minimal))).toEqual([
    'de_AT',
  ]);
});
