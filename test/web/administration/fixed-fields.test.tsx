import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { starting, t } from '#test/web/catalogue-text.ts';
import {
  aboutEntry,
  country,
  labelled,
  listsOf,
  openAdministration,
} from './open-administration.tsx';

const lists = { examples: [], inside: [], idle: [], points: [] };
const region = entityOf('region', {
  labels: labelled('Bayern'),
  country: country.id,
  statecode: 'BY',
  postalCodePrefixes: [],
});

test('what an entry keeps for ever is asked of a new one, and only shown later', async () => {
  const name = t('offers.condition.country');
  const answers = {
    ...aboutEntry(() => region),
    ...listsOf(),
    'POST search/search/ids': () => ({ items: [country], missing: [] }),
    'POST admin/regionCoverage': () => ({ codes: 0, here: 0, nowhere: 0, ...lists }),
  };
  const opened = await openAdministration(`/region/${region.id}`, answers);
  const terms = () =>
    screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  await waitFor(() => expect(terms()).toContain(`${name}Deutschland`));
  expect(screen.queryByRole('button', { name: starting('offers.condition.country') })).toBeNull();
  opened.unmount();
  await openAdministration('/region/new', answers);
  await screen.findByRole('button', { name: starting('offers.condition.country') });
});
