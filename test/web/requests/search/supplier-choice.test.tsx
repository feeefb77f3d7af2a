import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { PartyRole, RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { processOf } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { type SupplierFields, supplierData } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { RequestSearchPage } from '#web/features/requests/search/request-search-page.tsx';
import { FakeFailure } from '../../fake-server.ts';
import { renderPage } from '../../render-page.tsx';
import { type CountryFields, countryOf } from '../../test-country.ts';
import { entityAnswers } from '../entity-answers.ts';
import { accounts, BEGIN, inGerman, library, packageEntity } from '../request-library.ts';

const CREATED = entityOf('request-process', processOf({ status: 'new' }), 'created');
const [application, advice] = packageEntity.data.steps;
const confirmed = { confirmedByAdminOn: '2026-01-01T00:00:00.000Z' };

function supplier(name: string, more: SupplierFields = {}) {
  return accountOf('SUP', name, {
    supExtra: { tosAcceptedOn: '2026-01-01T00:00:00.000Z' },
    userData: { supData: [supplierData({ animalkindsSold: [testId('cattle')], ...more })] },
  });
}

const FORM = 'Angaben zum Bruttermin';
/** The one form of the library, with a supplier's step, or telling one. */
function formWith(role: PartyRole, notify: PartyRole[]) {
  if (!application || !advice) throw new Error('The library has no steps.');
  const step = { ...advice, role, notify, form: inGerman(FORM) };
  const data: RequestPackage = { ...packageEntity.data, steps: [application, step] };
  return { ...packageEntity, data };
}

function open({
  account = accounts.agr,
  form = formWith('SUP', []),
  suppliers = [supplier('Brüterei Schäfer'), supplier('Aumühle', confirmed)],
  country = {},
  type = 'authority',
  search = '',
  failing = { word: '' },
}: {
  readonly account?: typeof accounts.agr;
  readonly form?: ReturnType<typeof formWith>;
  readonly suppliers?: ReturnType<typeof supplier>[];
  readonly country?: CountryFields;
  readonly type?: string;
  readonly search?: string;
  /** A word of the searches that fail now. */
  readonly failing?: { word: string };
} = {}) {
  const others = library.filter((other) => other !== packageEntity);
  const entities = () => [...others, form, ...suppliers] as never;
  const server = entityAnswers(entities);
  return renderPage(<RequestSearchPage />, {
    account,
    country: countryOf(country),
    path: '/offers/:id/request',
    address: `/offers/${testId('cattle')}/request?step=package&type=${type}${search}`,
    answers: {
      ...server,
      'POST search/search/execute': (asked) => {
        if (failing.word === '' || !JSON.stringify(asked).includes(failing.word))
          return server['POST search/search/execute']?.(asked) as never;
        throw new FakeFailure(500, 'kernel.internal');
      },
      'POST livestock/request/initrequest': () => CREATED,
    },
  });
}

const begin = { name: BEGIN };
const named = (opened: Awaited<ReturnType<typeof open>>) =>
  opened.calls
    .filter(({ name }) => name.endsWith('initrequest'))
    .map(({ input }) => (input as { sup?: string }).sup);
const field = () => screen.findByRole('button', { name: /^Um welchen Anbieter geht es/ });

test('the supplier whose step the form has must be chosen, by name and town', async () => {
  const opened = await open();
  const { user } = opened;
  const list = await field();
  screen.getByRole('button', { description: t('requests.supplierFills', { form: FORM }) });
  await user.click(screen.getByRole('button', begin));
  const alert = screen.getByRole('alert');
  await user.click(within(alert).getByRole('link', { name: t('errors.requests.supplierMissing') }));
  expect(document.activeElement).toBe(list);
  expect(named(opened)).toEqual([]);

  await user.click(list);
  const dialog = await screen.findByRole('dialog', { name: t('requests.supplierQuestion') });
  const names = within(dialog).getAllByRole('radio');
  expect(names.map((name) => (name as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Aumühle, München',
    'Brüterei Schäfer, München',
  ]);
  await user.type(within(dialog).getByRole('searchbox'), 'schaf');
  await user.click(within(dialog).getByRole('radio', { name: 'Brüterei Schäfer, München' }));
  await user.click(within(dialog).getByRole('button', { name: t('action.apply') }));
  await user.click(screen.getByRole('button', begin));
  await waitFor(() => expect(named(opened)).toEqual([testId('Brüterei Schäfer')]));
});

test('an office names it for the farmer it files for', async () => {
  const search = `&farmer=${accounts.agr.id}&sup=${testId('Aumühle')}`;
  const opened = await open({ account: accounts.ins, search });
  await opened.user.click(await screen.findByRole('button', begin));
  await waitFor(() => expect(named(opened)).toEqual([testId('Aumühle')]));
  const [call] = opened.calls.filter(({ name }) => name.endsWith('initrequest'));
  expect(call?.input).toMatchObject({ agr: accounts.agr.id });
});

test('who is not in the list can register: what was typed is not lost', async () => {
  const { user } = await open();
  await user.click(await field());
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('searchbox'), 'Nissen');
  await user.click(within(dialog).getByRole('button', { name: t('requests.supplierNotListed') }));
  await screen.findByText(t('requests.supplierUnknown', { name: 'Nissen' }));
  screen.getByText(t('requests.supplierInvite'));
  expect(screen.queryByText(t('requests.hatcheryInvite'))).toBeNull();
});

test('without any supplier it says what to do, and does not begin', async () => {
  const opened = await open({ suppliers: [] });
  await screen.findByText(t('requests.noSuppliers'));
  await opened.user.click(screen.getByRole('button', begin));
  const link = within(screen.getByRole('alert')).getByRole('link');
  await opened.user.click(link);
  expect(document.activeElement?.textContent).toContain(t('requests.noSuppliers'));
  expect(named(opened)).toEqual([]);
});

test('suppliers of other animals, of elsewhere or who may not publish are not offered, nor the farmer itself', async () => {
  const elsewhere = supplier('Elsewhere', { ...confirmed, country: testId('AT') });
  const beekeeper = supplier('Imkerei', { ...confirmed, animalkindsSold: [testId('bees')] });
  const mixed = supplier('Mixed', { ...confirmed, animalkindsSold: [] });
  mixed.data.userData.supData.push(
    supplierData({ country: testId('AT'), animalkindsSold: [testId('cattle')] }),
  );
  const hidden = supplier('Neu');
  hidden.data.userData.supData.splice(0);
  const own = supplier('Own farm', confirmed);
  const { user } = await open({
    account: { ...accounts.agr, id: own.id },
    suppliers: [hidden, supplier('Aumühle', confirmed), elsewhere, beekeeper, mixed, own],
  });
  await user.click(await field());
  const dialog = await screen.findByRole('dialog');
  const offered = within(dialog).getAllByRole('radio');
  expect(offered).toHaveLength(1);
  within(dialog).getByRole('radio', { name: 'Aumühle, München' });
});

describe('in a low-hatch request', () => {
  const openLowhatch = (suppliers: ReturnType<typeof supplier>[]) => {
    const form = formWith('SUP', []);
    return open({
      type: 'lowhatch',
      country: { animalkindsUsingLowhatchRequests: [testId('cattle')] },
      form: { ...form, data: { ...form.data, requestTypes: ['lowhatch'] } },
      suppliers,
    });
  };

  test('only hatcheries are offered', async () => {
    const hatchery = supplier('Brüterei Schäfer');
    hatchery.data.staticData.eggBreeder = true;
    const { user } = await openLowhatch([hatchery, supplier('Aumühle', confirmed)]);
    await user.click(await field());
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
    within(dialog).getByRole('radio', { name: 'Brüterei Schäfer, München' });
  });

  test('who misses one hears that the administration marks hatcheries', async () => {
    await openLowhatch([supplier('Aumühle', confirmed)]);
    await screen.findByText(t('requests.hatcheryInvite'));
  });
});

test('a supplier who is only told may be left out', async () => {
  const form = formWith('INS', ['SUP']);
  const opened = await open({ form });
  within(await field()).getByText(t('requests.supplierNone'));
  await opened.user.click(screen.getByRole('button', begin));
  await waitFor(() => expect(named(opened)).toEqual([undefined]));
  opened.unmount();

  const again = await open({ form, search: `&sup=${testId('Aumühle')}` });
  await field();
  await again.user.click(screen.getByRole('button', begin));
  await waitFor(() => expect(named(again)).toEqual([testId('Aumühle')]));
});

test('a form without a part for a supplier asks for none and names none', async () => {
  const opened = await open({ form: formWith('INS', []), search: `&sup=${testId('Aumühle')}` });
  await opened.user.click(await screen.findByRole('button', begin));
  await waitFor(() => expect(named(opened)).toEqual([undefined]));
  expect(screen.queryByText(t('requests.supplierQuestion'))).toBeNull();
});

test('the supplier of the request before is chosen again only while it can be named', async () => {
  await open({ search: `&sup=${testId('gone')}` });
  within(await field()).getByText(t('words.choose'));
});

test.each(['requestpackage', 'animalkindsSold'])(
  'what did not come is asked for again without leaving the page: %s',
  async (word) => {
    const failing = { word };
    const { user } = await open({ failing });
    const retry = await screen.findByRole('button', { name: t('action.retry') });
    failing.word = '';
    await user.click(retry);
    await field();
  },
);
