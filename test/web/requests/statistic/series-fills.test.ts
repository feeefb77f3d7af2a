import { expect, test } from 'vitest';
import { SERIES_LINES, seriesFill } from '#web/features/requests/statistic/series-fills.tsx';

test('the bars of no two series are told apart by their colour alone', () => {
  const looks = ['asked', 'granted', 'refused', 'lapsed'] as const;
  const kinds = looks.map((look) => {
    const fill = seriesFill(look, '');
    return fill === SERIES_LINES[look] ? 'full' : fill.startsWith('var') ? 'hollow' : fill;
  });
  expect(new Set(kinds).size).toBe(looks.length);
});
