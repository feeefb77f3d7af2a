import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { signedIn } from '#test/web/signed-in.ts';
import { countryOf } from '#test/web/test-country.ts';
import { OfferFormPage } from '#web/features/offers/form/offer-form-page.tsx';
import type { SessionState } from '#web/kernel/session/session-state.ts';
import { createValue } from '#web/kernel/value.ts';
import '#web/features/accounts/profile/location-of-country.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const world = { account: supplier, country, path: '/my-offers/:id', address: '/my-offers/new' };
/** Opens the form of the stored offer, unless another address is said. */
const openOurs = (answers: Answers, more: PageWorld = {}) =>
  renderPage(<OfferFormPage />, {
    ...world,
    address: `/my-offers/${testId('ours')}`,
    answers,
    ...more,
  });
const stored = () => offerEntity('ours', { category1: [testId('breeding')] });

/** The supplier with a location in Austria, too. */
function sellsAbroad() {
  const [entry] = supplier.data.userData.supData;
  const [location] = entry?.locationsOfSale ?? [];
  if (!entry || !location) throw new Error('The supplier has no location.');
  const barn = { ...location, id: testId('barn'), internalName: 'Stall' };
  const abroad = { ...entry, country: testId('austria'), locationsOfSale: [barn] };
  const userData = { ...supplier.data.userData, supData: [entry, abroad] };
  return { ...supplier, data: { ...supplier.data, userData } };
}

test('a refused form lists its gaps as links, takes the focus and names the error in the title', async () => {
  const { user, calls } = await renderPage(<OfferFormPage />, {
    ...world,
    answers: offerServer([]),
  });
  await user.click(await screen.findByRole('button', { name: t('offers.publish') }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await user.click(
    within(summary).getByRole('link', { name: new RegExp(`^${t('offers.condition.animalkind')}`) }),
  );
  expect(document.activeElement?.id).toBe('animalkind');
  expect(document.title).toContain(`${t('field.errorPrefix')} ${t('offers.new')}`);
  expect(calls.some((call) => call.name === 'POST eav/entity/create')).toBe(false);
});

test('the form of an offer comes with the choices of its kind, so that nothing moves', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const holds = { 'POST search/search/lists': promise };
  const { calls } = await openOurs(offerServer([stored()]), { holds });
  const isAsked = () => calls.some(({ input }) => Object(input).entityClass === 'animalusage');
  await expect.poll(isAsked).toBe(true);
  expect(screen.queryByRole('button', { name: t('action.save') })).toBeNull();
  resolve();
  await screen.findByRole('radio', { name: 'Zuchttiere' });
});

test('what the server finds wrong stands at its field and in the summary', async () => {
  const answers = offerServer([stored()], {
    'POST eav/entity/updatefrompatch': () => {
      throw new FakeFailure(400, 'offers.invalid', 'no', [
        { path: 'data.amount', code: 'offers.notInSteps', message: 'in steps of 10' },
      ]);
    },
  });
  const { user } = await openOurs(answers);
  await user.click(await screen.findByRole('button', { name: t('action.save') }));
  const summary = await screen.findByRole('alert');
  const [line] = within(summary).getAllByRole('link');
  await user.click(line as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Tiere/ }));
});

test('after a conflict what was typed is put on the newest state and saved on its revision', async () => {
  const offers = [stored()];
  const page = await openOurs(offerServer(offers));
  const amount = await screen.findByRole('textbox', { name: /^Tiere/ });
  await page.user.clear(amount);
  await page.user.type(amount, '12');
  const other = stored();
  offers[0] = { ...other, rev: 2, data: { ...other.data, amount: 15, spotMarket: true } };

  await page.user.click(screen.getByRole('button', { name: t('action.save') }));
  const conflict = within(await screen.findByRole('alert'));
  expect(conflict.getByText(t('errors.entities.revConflict'))).toBeTruthy();
  await page.user.click(conflict.getByRole('button', { name: t('words.reloadNewest') }));
  await screen.findByText(t('offers.clashes', { fields: 'Tiere' }));
  expect(amount).toHaveProperty('value', '12');
  expect(screen.getByRole('checkbox', { name: t('offers.spotMarketField') })).toHaveProperty(
    'checked',
    true,
  );
  await page.user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(page.address).toBe('/my-offers');
  expect(offers[0]).toMatchObject({ rev: 3, data: { amount: 12, spotMarket: true } });
});

test('what was chosen before is shown, and stays, though it is not offered any more', async () => {
  const offers = [stored()];
  const plain = offerServer(offers);
  const answers = offerServer(offers, {
    'POST search/search/execute': (asked) =>
      asked.entityClass === 'category1'
        ? { items: [], next: null }
        : (plain['POST search/search/execute']?.(asked) as never),
  });
  const page = await openOurs(answers);
  const chosen = t('inputs.ended', { label: 'Zuchttiere' });
  expect(await screen.findByRole('radio', { name: chosen })).toHaveProperty('checked', true);
  await page.user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(page.address).toBe('/my-offers');
});

test('a copy is not saved until it is sent, and becomes an offer of its own', async () => {
  const created: unknown[] = [];
  const answers = offerServer([stored()], {
    'POST eav/entity/create': ({ data }) => {
      created.push(data);
      return { ...stored(), data: { autApproval: { status: 'pending' } } } as never;
    },
  });
  const address = `/my-offers/new?from=${testId('ours')}`;
  const page = await openOurs(answers, { address });
  await screen.findByText(t('offers.copyNotSaved'));
  expect(created).toEqual([]);
  await page.user.dblClick(screen.getByRole('button', { name: t('offers.publish') }));
  await expect.poll(page.address).toBe('/my-offers');
  expect(created).toMatchObject([{ amount: 10, offergroup: testId('fleckvieh') }]);
  expect(page.kernel.notifications.state.get().current?.text).toBe(t('offers.savedPending'));
});

describe('a rejected offer', () => {
  const approving = {
    ...country,
    data: { ...country.data, offerAutApproval: true },
  };
  const rejected = () =>
    offerEntity('ours', {
      category1: [testId('breeding')],
      autApproval: { status: 'rejected', reason: 'Bescheinigung fehlt' },
    });
  const open = async (approves = true) => {
    const plain = offerServer([rejected()])['POST search/search/ids'];
    if (!approves) return openOurs(offerServer([rejected()]));
    const answers = offerServer([rejected()], {
      'POST search/search/ids': (asked) => {
        const answer = plain?.(asked);
        const items = answer?.items.map((item) => (item.id === approving.id ? approving : item));
        return { items, missing: [] } as never;
      },
    });
    return openOurs(answers, { country: approving });
  };

  test('stays so whatever changes where the country approves no offers any more', async () => {
    const page = await open(false);
    await page.user.click(await screen.findByRole('radio', { name: t('offers.gender.female') }));
    await screen.findByText(t('offerform.outcome.staysRejected'));
    await page.user.click(screen.getByRole('button', { name: t('action.save') }));
    await expect.poll(page.address).toBe('/my-offers');
    const told = `${t('words.saved')}. ${t('offerform.outcome.staysRejected')}`;
    expect(page.kernel.notifications.state.get().current?.text).toBe(told);
  });

  test('never says that it is online now: it stays so until a change sends it to the authority again', async () => {
    const page = await open();
    await screen.findByText('Bescheinigung fehlt');
    await screen.findByText(t('offerform.outcome.rejected'));
    const amount = screen.getByRole('textbox', { name: /^Tiere/ });
    await page.user.type(amount, '5');
    await screen.findByText(t('offerform.outcome.pending'));
    await page.user.type(amount, '{Backspace}');
    await page.user.click(screen.getByRole('button', { name: t('action.save') }));
    await expect.poll(page.address).toBe('/my-offers');
    expect(page.kernel.notifications.state.get().current?.text).toBe(t('offerform.savedRejected'));
  });
});

test('an offer of a supplier who is not confirmed yet is not said to be online now', async () => {
  const offer = offerEntity('ours', { category1: [testId('breeding')], ownerActive: false });
  const page = await openOurs(offerServer([offer]));
  await screen.findByText(t('offerform.outcome.inactive'));
  await page.user.click(await screen.findByRole('button', { name: t('action.save') }));
  await expect.poll(page.address).toBe('/my-offers');
  expect(page.kernel.notifications.state.get().current?.text).toBe(
    `${t('words.saved')}. ${t('offerform.outcome.inactive')}`,
  );
});

test('a first offer does not promise to be online where its supplier is still to be confirmed', async () => {
  const confirming = countryOf({ ...country.data, registrationProcedure: 'confirmedByAdmin' });
  const plain = offerServer([]);
  const page = await renderPage(<OfferFormPage />, {
    ...world,
    country: confirming,
    answers: {
      ...plain,
      'POST search/search/ids': (asked) => {
        const { items = [] } = plain['POST search/search/ids']?.(asked) ?? {};
        const shown = items.map((item) => (item.id === confirming.id ? confirming : item));
        return { items: shown, missing: [] } as never;
      },
    },
  });
  await screen.findByText(t('offerform.outcome.inactive'));
  await page.user.click(screen.getByRole('radio', { name: t('offers.quick.unavailable') }));
  await waitFor(() => expect(screen.queryByText(t('offerform.outcome.inactive'))).toBeNull());
});

test.each([
  ['to change', `/my-offers/${testId('ours')}`],
  ['to copy', `/my-offers/new?from=${testId('ours')}`],
])(
  'somebody else’s offer that everybody sees is no form %s; the way on is the own list',
  async (_, address) => {
    const answers = offerServer([offerEntity('ours', { owner: testId('somebody') })]);
    await openOurs(answers, { address });
    await screen.findByText(t('offers.goneText'));
    const list = screen.getByRole('link', { name: t('menu.OfferList') });
    expect(list.getAttribute('href')).toBe('/my-offers');
    expect(screen.queryByRole('button', { name: /speichern|veröffentlichen/ })).toBeNull();
  },
);

test('the spot market comes and goes with the category that it is the default of', async () => {
  const rest = entityOf('category1', {
    labels: [{ lang: 'de_DE', label: 'Restposten' }],
    animalkinds: [testId('cattle')],
    spotMarketIsDefault: true,
  });
  const plain = offerServer([stored()]);
  const answers = offerServer([stored()], {
    'POST search/search/execute': (asked) => {
      const answer = plain['POST search/search/execute']?.(asked);
      const more = asked.entityClass === 'category1' ? [rest] : [];
      return { items: [...(answer?.items ?? []), ...more], next: null } as never;
    },
  });
  const account = sellsAbroad();
  const { user } = await openOurs(answers, { account });
  const spot = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Spotmarkt/ }).checked;
  const choose = async (category: string) =>
    user.click(await screen.findByRole('radio', { name: category }));
  await choose('Restposten');
  expect(spot()).toBe(true);
  await choose('Zuchttiere');
  expect(spot()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /Spotmarkt/ }));
  await choose('Zuchttiere');
  expect(spot()).toBe(true);
  await choose('Restposten');
  await user.click(screen.getByRole('radio', { name: /^Stall/ }));
  expect(spot()).toBe(false);
});

test('without a usable sales location the form says what is missing', async () => {
  const account = {
    ...supplier,
    data: { ...supplier.data, userData: { ...supplier.data.userData, supData: [] } },
  };
  await renderPage(<OfferFormPage />, { ...world, account, answers: offerServer([]) });
  await screen.findByRole('heading', { name: t('offers.noLocation') });
});

describe('the place of sale', () => {
  const incomplete = (): typeof supplier => {
    const [entry] = supplier.data.userData.supData;
    const [location] = entry?.locationsOfSale ?? [];
    if (!entry || !location) throw new Error('The supplier has no location.');
    const barn = {
      ...location,
      id: testId('barn'),
      internalName: 'Stall',
      isDefault: false,
      address: { citycode: '85354', city: 'Freising', geoPosition: { lat: 48.4, lon: 11.75 } },
    };
    const region = testId('region');
    const locations = [location, { ...barn, address: { ...barn.address, region } }];
    const supData = [{ ...entry, locationsOfSale: locations }];
    return {
      ...supplier,
      data: { ...supplier.data, userData: { ...supplier.data.userData, supData } },
    };
  };
  const radios = () => screen.getAllByRole('radio', { name: /^(Hof|Stall)/ });

  test('is changed by no dialog that is left, and completed in one; what was typed stays', async () => {
    const account = incomplete();
    const session = createValue<SessionState>(signedIn(account));
    const page = await renderPage(<OfferFormPage />, {
      ...world,
      session,
      answers: offerServer([], {
        // The server says which region a place lies in.
        'POST auth/account/updateaccount': ({ userData }) => {
          const region = testId('region');
          const supData = userData?.supData?.map((part) => ({
            ...part,
            locationsOfSale: part.locationsOfSale.map((place) => ({
              ...place,
              address: { ...place.address, region },
            })),
          }));
          const data = { ...account.data, userData: { ...account.data.userData, supData } };
          return { ...account, rev: 2, data } as never;
        },
      }),
    });
    const complete = await screen.findByRole('button', { name: /^Ergänzen/ });
    const add = screen.getByRole('button', { name: t('words.locationAdd') });
    await page.user.click(add);
    const left = within(await screen.findByRole('dialog'));
    await page.user.click(left.getByRole('button', { name: t('action.save') }));
    await left.findByRole('alert');
    await page.user.click(left.getByRole('button', { name: t('action.cancel') }));
    expect(document.activeElement).toBe(add);

    expect(radios()).toHaveLength(1);
    await page.user.click(screen.getByRole('checkbox', { name: t('offers.spotMarketField') }));
    await page.user.click(complete);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('textbox', { name: /^Interner Name/ })).toHaveProperty(
      'value',
      'Stall',
    );
    await page.user.type(dialog.getByRole('textbox', { name: /^Telefon/ }), '+49 8161 1');
    await page.user.click(dialog.getByRole('button', { name: t('action.save') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(radios()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Ergänzen/ })).toBeNull();
    // The button is gone with what was missing: the focus is not.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('checkbox', { name: t('offers.spotMarketField') })).toHaveProperty(
      'checked',
      true,
    );
    const sent = page.calls.filter(({ name }) => /update|create/.test(name));
    const place = { id: testId('barn'), address: { phone: '+49 8161 1' } };
    expect(sent).toMatchObject([
      {
        name: 'POST auth/account/updateaccount',
        input: { rev: 1, userData: { supData: [{ locationsOfSale: [{}, place] }] } },
      },
    ]);
  });

  test('says its country to who sells in several', async () => {
    const austria = entityOf(
      'country',
      { ...country.data, labels: [{ lang: 'de_DE', label: 'Österreich' }] },
      'austria',
    );
    const plain = offerServer([]);
    await renderPage(<OfferFormPage />, {
      ...world,
      account: sellsAbroad(),
      answers: {
        ...plain,
        'POST search/search/ids': (asked) => {
          const answer = plain['POST search/search/ids']?.(asked);
          const more = [austria].filter(({ id }) => asked.ids?.includes(id));
          return { items: [...(answer?.items ?? []), ...more], missing: [] } as never;
        },
      },
    });
    await screen.findByRole('radio', { name: /^Hof.*, Deutschland$/ });
    await screen.findByRole('radio', { name: /^Stall.*, Österreich$/ });
  });
});
