import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useToday } from '#web/kernel/use-today.ts';
import { renderPage } from '../render-page.tsx';
import { countryOf } from '../test-country.ts';

function Today() {
  return <p>{useToday()}</p>;
}

test.each([
  ['DE', '2026-03-05T23:30:00.000Z', '2026-03-06'],
  ['PT', '2026-03-05T23:30:00.000Z', '2026-03-05'],
  ['RO', '2026-03-05T22:30:00.000Z', '2026-03-06'],
])('on the site of %s it is at %s the %s, wherever the device is', async (code, now, day) => {
  await renderPage(<Today />, { country: countryOf({ code }), now: () => Date.parse(now) });
  expect(screen.getByText(day)).toBeDefined();
});
