import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountOf } from '#test/support/accounts.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { useRequestChoice } from '#web/features/requests/search/request-wizard.tsx';

const office = accountOf('INS', 'Kontrolle Süd');
const farm = accountOf('AGR', 'Biohof Muster');

function Choice() {
  const [choice, change] = useRequestChoice();
  return (
    <>
      <p>{`farmer: ${choice.farmer}`}</p>
      <button type="button" onClick={() => change({ type: 'authority' })}>
        Art
      </button>
      <button type="button" onClick={() => change({ farmer: '' })}>
        anderer Betrieb
      </button>
    </>
  );
}

async function open() {
  const page = await renderPage(<Choice />, { account: office, address: '/?farmer=another' });
  page.kernel.acting.begin({
    office: office.id,
    farmer: farm.id,
    name: farm.data.staticData.name,
  });
  await screen.findByText(`farmer: ${farm.id}`);
  return page;
}

test('a request is for the farmer that the office acts for, whatever stands in the address', async () => {
  const { user, kernel } = await open();
  await user.click(screen.getByRole('button', { name: 'Art' }));
  expect(screen.getByText(`farmer: ${farm.id}`)).not.toBeNull();
  expect(kernel.acting.state.get()?.farmer).toBe(farm.id);
});

test('choosing another farmer ends acting for this one', async () => {
  const { user, kernel, address } = await open();
  await user.click(screen.getByRole('button', { name: 'anderer Betrieb' }));
  expect(kernel.acting.state.get()).toBeNull();
  expect(screen.getByText('farmer:')).not.toBeNull();
  await expect.poll(address).toBe('/');
});
