import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { countryOf } from '#test/web/test-country.ts';
import { entityAnswers } from '../entity-answers.ts';
import { accounts, BEGIN, library, packageEntity } from '../request-library.ts';
import { ALL_CHOSEN, goOn, initCalls, open } from './search-stage.tsx';

test('an office chooses one of its farmers first, by a number typed in any way', async () => {
  const opened = await open({ account: accounts.ins, search: ALL_CHOSEN });
  await screen.findByRole('heading', { name: t('requests.farmerSearch') });
  await opened.user.type(screen.getByRole('textbox', { name: /^Betrieb/ }), '12');
  await opened.user.click(screen.getByRole('button', { name: t('words.search') }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Betrieb/ }));
  expect(opened.calls.some(({ input }) => JSON.stringify(input).includes('"account"'))).toBe(false);
  await opened.user.type(screen.getByRole('textbox', { name: /^Betrieb/ }), '3-456 78');
  await opened.user.click(screen.getByRole('button', { name: t('words.search') }));
  await opened.user.click(
    await screen.findByRole('button', { name: /^Für diesen Betrieb handeln/ }),
  );
  await screen.findByText('Biohof Muster, 123-456-7890');
  const site = await screen.findByRole('heading', { name: t('requests.step.site') });
  await waitFor(() => expect(document.activeElement).toBe(site));
  await goOn(opened);
  await opened.user.click(await screen.findByRole('radio', { name: /^Behörde/ }));
  await goOn(opened);
  await opened.user.click(await screen.findByRole('button', { name: BEGIN }));
  await waitFor(() => expect(initCalls(opened)).toHaveLength(1));
  expect(initCalls(opened)).toMatchObject([{ agr: PARTIES.agr, location: testId('location') }]);
});

test('the choice of another farmer takes the focus, as a part of the page that came', async () => {
  const { user } = await open({
    account: accounts.ins,
    search: `?step=site&farmer=${PARTIES.agr}`,
  });
  await user.click(await screen.findByRole('button', { name: t('requests.otherFarmer') }));
  const search = await screen.findByRole('heading', { name: t('requests.farmerSearch') });
  await waitFor(() => expect(document.activeElement).toBe(search));
});

test('an office that may not find farms files for the one of the address only', async () => {
  const account = accountOf('INS', 'ins', { staticData: { name: 'Kontrolle Süd' } });
  const { user } = await open({ account, search: `?step=site&farmer=${PARTIES.agr}` });
  await user.click(await screen.findByRole('button', { name: t('requests.otherFarmer') }));
  await screen.findByText(t('requests.mayNot.account'));
  expect(screen.queryByRole('heading', { name: t('requests.farmerSearch') })).toBeNull();
});

test('of many farms of a name all are counted, and the further ones come on wish', async () => {
  const farms = Array.from({ length: 25 }, (_, n) => {
    const { data } = accounts.agr;
    const staticData = { ...data.staticData, name: `Hof Müller ${n}` };
    return { ...accounts.agr, id: testId(`farm ${n}`), data: { ...data, staticData } };
  });
  const server = entityAnswers(() => [...library, ...farms] as Entity[]);
  const pageOf: Answers['POST search/search/execute'] = (asked) => {
    const { limit = 50, cursor = '0' } = asked.pagination ?? {};
    const { items = [] } = (server['POST search/search/execute']?.(asked) ?? {}) as never;
    const end = Number(cursor) + limit;
    const next = end < items.length ? String(end) : null;
    return { items: items.slice(Number(cursor), end), next } as never;
  };
  const opened = await open({
    account: accounts.ins,
    search: ALL_CHOSEN,
    answers: { ...server, 'POST search/search/execute': pageOf },
  });
  const farm = await screen.findByRole('textbox', { name: /^Betrieb/ });
  await opened.user.type(farm, 'Müller{Enter}');
  await screen.findByText(t('requests.farmersFound', { count: 25 }));
  await opened.user.click(screen.getByRole('button', { name: t('list.more', { count: 5 }) }));
  await screen.findByText('Hof Müller 24', { selector: 'strong' });
});

const certifiedTwice = (id: string): Entity<Account> => {
  const { data } = accounts.agr;
  const insData = [{ ins: testId('another body') }, { ins: PARTIES.ins }];
  return { ...accounts.agr, id, data: { ...data, userData: { ...data.userData, insData } } };
};

test('a farmer with two control bodies says which takes part', async () => {
  await open({
    account: certifiedTwice(accounts.agr.id),
    search: '?step=type&type=authority',
    more: [accountOf('INS', 'another body')],
  });
  await screen.findByRole('combobox', { name: /^Kontrollstelle/ });
});

test('a control body that is not confirmed is not offered; without another one it says so', async () => {
  const staticData = { confirmedByAdminOn: undefined };
  const waiting = accountOf('INS', 'another body', { staticData });
  const search = '?step=type&type=authority';
  const opened = await open({
    account: certifiedTwice(accounts.agr.id),
    search,
    more: [waiting],
  });
  await screen.findByRole('radio', { name: /^Behörde/ });
  expect(screen.queryByRole('combobox', { name: /^Kontrollstelle/ })).toBeNull();
  opened.unmount();
  const { data } = accounts.agr;
  const userData = { ...data.userData, insData: [{ ins: waiting.id }] };
  await open({
    account: { ...accounts.agr, data: { ...data, userData } },
    search,
    more: [waiting],
  });
  await screen.findByText(t('errors.requests.controlBodyNotConfirmed'));
});

test('only associations that take requests are offered: the first of these is the one that gets it', async () => {
  const form = { ...packageEntity.data, requestTypes: ['association'] };
  const names = ['only advises', 'decides', 'decides too'];
  const associations = names.map((name, index) =>
    accountOf('ASO', name, { staticData: { canReceiveRequests: index > 0 } }),
  );
  const deciding = associations.slice(1).map(({ id }) => id);
  const { data } = accounts.agr;
  const asoData = names.map((name) => ({ aso: testId(name) }));
  await open({
    account: { ...accounts.agr, data: { ...data, userData: { ...data.userData, asoData } } },
    search: '?step=type&type=association',
    country: countryOf({ usesAssociations: true }),
    forms: [{ ...packageEntity, data: form }],
    more: associations,
  });
  const choice = await screen.findByRole('combobox', { name: new RegExp(`^${t('role.ASO')}`) });
  const offered = () => within(choice).getAllByRole<HTMLOptionElement>('option');
  await waitFor(() => expect(offered().map(({ value }) => value)).toEqual(deciding));
  expect(choice).toHaveProperty('value', deciding[0]);
});

test('where no association takes requests, the step says so before all is filled in', async () => {
  const form = { ...packageEntity.data, requestTypes: ['association'] };
  const { data } = accounts.agr;
  const advising = accountOf('ASO', 'only advises', { staticData: { canReceiveRequests: false } });
  const userData = { ...data.userData, asoData: [{ aso: advising.id }] };
  await open({
    account: { ...accounts.agr, data: { ...data, userData } },
    search: '?step=type&type=association',
    country: countryOf({ usesAssociations: true }),
    forms: [{ ...packageEntity, data: form }],
    more: [advising],
  });
  await screen.findByText(t('errors.requests.noAssociation'));
});

test('an association that takes no requests is told so, though another one of its member would', async () => {
  const form = { ...packageEntity.data, requestTypes: ['association'] };
  const { data } = accounts.agr;
  const files = { canActAsFarmer: true, canReceiveRequests: false };
  const filing = accountOf('ASO', 'only files', { staticData: files });
  const deciding = accountOf('ASO', 'deciding', { staticData: { canReceiveRequests: true } });
  const asoData = [{ aso: filing.id }, { aso: deciding.id }];
  const member = {
    ...accounts.agr,
    id: testId('member'),
    data: { ...data, userData: { ...data.userData, asoData } },
  };
  await open({
    account: filing,
    search: `?step=type&type=association&farmer=${member.id}`,
    country: countryOf({ usesAssociations: true }),
    forms: [{ ...packageEntity, data: form }],
    more: [filing, member, deciding],
  });
  await screen.findByText(t('errors.requests.noAssociation'));
});

test('a control body takes part itself: it is not asked for another one of its customer', async () => {
  const farmer = certifiedTwice(testId('customer of two'));
  const opened = await open({
    account: accounts.ins,
    search: `?step=type&type=authority&farmer=${farmer.id}&ins=${testId('another body')}`,
    more: [farmer],
  });
  await screen.findByRole('radio', { name: /^Behörde/ });
  expect(screen.queryByRole('combobox', { name: /^Kontrollstelle/ })).toBeNull();
  await goOn(opened);
  await opened.user.click(await screen.findByRole('button', { name: BEGIN }));
  await waitFor(() => expect(initCalls(opened)).toHaveLength(1));
  expect(initCalls(opened)[0]).not.toHaveProperty('ins');
});

test('the questions about the animals wait for their choices, which are asked for again', async () => {
  const server = entityAnswers(() => library as Entity[]);
  let isAway = true;
  const answers: Answers = {
    'POST search/search/execute': (asked) => {
      if (isAway && asked.entityClass === 'animalusage')
        throw new FakeFailure(500, 'kernel.internal');
      return server['POST search/search/execute']?.(asked) as never;
    },
  };
  const opened = await open({ account: accounts.agr, answers });
  const retry = await screen.findByRole('button', { name: t('action.retry') });
  expect(screen.queryByRole('button', { name: t('action.continue') })).toBeNull();
  isAway = false;
  await opened.user.click(retry);
  await screen.findByRole('button', { name: t('action.continue') });
});
