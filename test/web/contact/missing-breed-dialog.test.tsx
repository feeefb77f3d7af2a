import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { MissingBreedDialog } from '#web/features/contact/missing-breed-dialog.tsx';

const CATTLE = testId('cattle');
const TELL = 'POST livestock/notify/missingoffergroup';

function Breeds() {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <>
      <PickList
        label="Rasse"
        options={[{ value: 'a', label: 'Fleckvieh' }]}
        value={[]}
        onChange={() => {}}
        nothingFound={{ label: t('offers.missingBreed'), onChoose: setMissing }}
      />
      {missing !== null && (
        <MissingBreedDialog name={missing} animalkind={CATTLE} onClose={() => setMissing(null)} />
      )}
    </>
  );
}

const farm = accountOf('AGR', 'Biohof Muster');

async function openDialog(more: Answers = {}, world: PageWorld = { account: farm }) {
  const answers = { [TELL]: () => ({}), ...more };
  const page = await renderPage(<Breeds />, { ...world, answers });
  await page.user.click(screen.getByRole('button', { name: inside('pick.none') }));
  const search = await screen.findByRole('searchbox');
  expect(screen.queryByRole('button', { name: t('offers.missingBreed') })).toBeNull();
  await page.user.type(search, 'Pinzgauer');
  await page.user.click(screen.getByRole('button', { name: t('offers.missingBreed') }));
  return page;
}

test('a list without the breed offers to report what was typed; without a name nothing is sent, and a failure is said', async () => {
  let isBusy = true;
  const page = await openDialog({
    [TELL]: () => {
      if (isBusy) throw new FakeFailure(409, 'entities.busy');
      return {};
    },
  });
  const show = vi.spyOn(page.kernel.notifications, 'show');
  const name = screen.getByRole<HTMLInputElement>('textbox');
  expect(name.value).toBe('Pinzgauer');
  const send = () =>
    page.user.click(screen.getByRole('button', { name: t('offers.missingBreedSend') }));
  await page.user.clear(name);
  await send();
  screen.getByText(t('errors.fields.required'));
  expect(page.calls).toEqual([]);

  await page.user.type(name, 'Pinzgauer');
  await send();
  await screen.findByRole('alert');
  isBusy = false;
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const call = {
    name: TELL,
    input: { name: 'Pinzgauer', animalkind: CATTLE, country: testId('country') },
  };
  expect(page.calls).toEqual([call, call]);
  expect(show).toHaveBeenCalledOnce();
});

test('a guest is led to a message that says it; nothing is reported', async () => {
  const labels = [{ lang: 'de_DE', label: 'Rinder' }];
  const page = await openDialog(
    {
      'POST search/search/ids': () => ({
        items: [entityOf('animalkind', { labels }, 'cattle')],
        missing: [],
      }),
    },
    {},
  );
  await expect.poll(page.address).toBe('/contact?animals=Rinder&breed=Pinzgauer');
  expect(page.calls.filter(({ name }) => name === TELL)).toEqual([]);
});
