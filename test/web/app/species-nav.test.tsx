import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import type { Answers } from '#test/web/fake-server.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { PhoneMenu } from '#web/app/phone-menu.tsx';
import { SpeciesNav } from '#web/app/species-nav.tsx';

const labels = [{ lang: 'de_DE' as const, label: 'Rinder' }];
const data = { labels, sorting: 1, countries: [], submenuItems: [], animalkind: testId('cattle') };
const cattle = entityOf('animalmenu', data, 'menu');
const answers = (items: readonly (typeof cattle)[]): Answers => ({
  'POST search/search/execute': () => ({ items: [...items], next: null }),
});
const nav = () => screen.queryByRole('navigation', { name: t('menu.species') });

test.each([
  ['the head', <SpeciesNav key="head" />, true],
  ['the menu of a phone', <PhoneMenu key="phone" onClose={() => {}} />, false],
])(
  '%s names the species of the site, and leaves out the place for them where it has none',
  async (_, page, isFolded) => {
    const some = await renderPage(page, { answers: answers([cattle]) });
    if (isFolded) await userEvent.click(screen.getByRole('button', { name: t('menu.species') }));
    await screen.findByRole('link', { name: 'Rinder' });
    expect(nav()).not.toBeNull();
    some.unmount();
    const none = await renderPage(page, { answers: answers([]) });
    await waitFor(() => expect(nav()).toBeNull());
    none.unmount();
    const site = await renderPage(page, {
      answers: answers([cattle]),
      country: countryOf({ isAdmin: true }),
    });
    await expect.poll(() => site.calls.length).toBeGreaterThan(0);
    await waitFor(() => expect(nav()).toBeNull());
  },
);
