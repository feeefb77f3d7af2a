import { expect, test } from 'vitest';
import { cmspageClass } from '#shared/content/cmspage.ts';
import { describeMasterData } from '#test/support/describe-master-data.ts';
import { testId } from '#test/support/test-id.ts';

const minimal = {
  usageKey: 'footer',
  internalName: 'Footer',
  title: [{ lang: 'de_DE', label: 'Fußzeile' }],
  content: [{ lang: 'de_DE', content: 'Ein Dienst der Länder.' }],
};

describeMasterData(cmspageClass, {
  minimal,
  stored: minimal,
  refused: {
    'a usage key with spaces': { usageKey: 'foot er' },
    'no title': { title: [] },
    'two texts in one language': { content: [...minimal.content, ...minimal.content] },
    'a text that is too long': { content: [{ lang: 'de_DE', content: 'x'.repeat(15_001) }] },
    'a day instead of an instant': { lastUpdated: '2026-03-02' },
    'a country that is no id': { country: 'BE' },
  },
});

test('a usage key belongs to one page of all countries, and to one of each', () => {
  const claimed = (more: object) =>
    cmspageClass.unique.usageKey?.(cmspageClass.schema.parse({ ...minimal, ...more }));
  expect(claimed({})).toEqual(['footer']);
  expect(claimed({ country: testId('BE') })).toEqual([`${testId('BE')} footer`]);
});
