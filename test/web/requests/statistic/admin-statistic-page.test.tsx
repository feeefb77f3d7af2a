import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { AdminStatisticPage } from '#web/features/requests/statistic/admin-statistic-page.tsx';
import { renderPage } from '../../render-page.tsx';
import { countryOf } from '../../test-country.ts';
import { entityAnswers } from '../entity-answers.ts';
import { inGerman } from '../request-library.ts';

const germany = countryOf();
const named = (code: 'AT' | 'CH', name: string, usesRequestSystem: boolean) =>
  countryOf({ code, usesRequestSystem, labels: inGerman(name) });
const austria = named('AT', 'Österreich', true);
const switzerland = named('CH', 'Schweiz', false);
const regionOf = (name: string, country: string) =>
  entityOf('region', { labels: inGerman(name), country, aut: 'x' }, name);
const bavaria = regionOf('Bayern', germany.id);
const hesse = regionOf('Hessen', germany.id);
const tyrol = regionOf('Tirol', austria.id);
const data: readonly Entity<object>[] = [germany, austria, switzerland, bavaria, hesse, tyrol];

const open = (address = '/') =>
  renderPage(<AdminStatisticPage />, {
    account: accountOf('ADM', 'admin'),
    address,
    country: germany,
    now: () => Date.parse('2026-03-10T12:00:00Z'),
    answers: {
      ...entityAnswers(() => data as Entity[]),
      'POST livestock/request/statistics': () => ({ rows: [], days: [] }),
    },
  });
const asked = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls
    .filter(({ name }) => name === 'POST livestock/request/statistics')
    .map(({ input }) => input);

test('it begins with all regions of the country of the site, and says its name instead of theirs', async () => {
  const page = await open();
  await screen.findByText('April 2025 – März 2026: Deutschland');
  expect(asked(page)).toEqual([
    { from: '2025-04', to: '2026-03', regions: [bavaria.id, hesse.id] },
  ]);
});

test('another country is chosen, also one without requests by now, and stands in the address', async () => {
  const page = await open(`/?regions=${bavaria.id}`);
  const choice = await screen.findByLabelText(t('offers.condition.country'));
  expect([...choice.querySelectorAll('option')].map((element) => element.textContent)).toEqual([
    'Deutschland',
    'Österreich',
    'Schweiz',
  ]);
  await screen.findByText('April 2025 – März 2026: Bayern');
  await page.user.selectOptions(choice, 'Österreich');
  await screen.findByText('April 2025 – März 2026: Österreich');
  await expect.poll(page.address).toContain(`country=${austria.id}`);
  expect(asked(page).at(-1)).toMatchObject({ regions: [tyrol.id] });
});
