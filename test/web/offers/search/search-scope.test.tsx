import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { leavesOf } from '#shared/kernel/attribute-filter.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ANY, counting, ending, inside, only, t } from '#test/web/catalogue-text.ts';
import { type Answers, FakeFailure } from '#test/web/fake-server.ts';
import { type PageWorld, renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
// What the page loads later is here at once: a test is no place to wait for it.
import '#web/features/offers/search/none-fits.tsx';
import '#web/features/offers/search/no-offers.tsx';
import '#web/features/offers/search/count-for-proof.ts';
import '#web/features/offers/search/search-proof.tsx';
import { OfferSearchPage } from '#web/features/offers/search/offer-search-page.tsx';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

const AT = { path: '/offers/:id', address: `/offers/${testId('cattle')}`, country };
const PROOF = ['region', { name: t('offers.printProof') }] as const;
const proof = () => within(screen.getByRole(...PROOF));
const laidProof = async () => within(await screen.findByRole(...PROOF));
const valueFor = (term: string) => proof().queryByText(term)?.nextElementSibling?.textContent;
const askedOwner = (filter: AttributeFilter | undefined) =>
  leavesOf(filter ?? { $and: [] }).find(({ field }) => field === 'owner')?.value;

const SUPPLIER = `${t('offers.condition.supplier')}: ${supplier.data.staticData.name}`;

describe('the offers of one supplier', () => {
  const address = `${AT.address}?supplier=${supplier.id}`;

  test('are asked for by its id, named on the page and on paper, and taken away there', async () => {
    const answers = offerServer([offerEntity('ours')]);
    const page = await renderPage(<OfferSearchPage />, { ...AT, address, answers });
    const chip = await screen.findByRole('button', {
      name: `${SUPPLIER} ${t('offers.remove')}`,
    });
    (await laidProof()).getByText(SUPPLIER);
    const asked = page.calls.filter(
      ({ name, input }) =>
        name.startsWith('POST search/search/') &&
        (input as { entityClass: string }).entityClass === 'offer',
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const { input } of asked) {
      const { attributeFilter } = input as { attributeFilter?: AttributeFilter };
      expect(askedOwner(attributeFilter)).toBe(supplier.id);
    }
    await page.user.click(chip);
    await expect.poll(page.address).toBe(AT.address);
  });
});

describe('a search across borders', () => {
  const open = { allowTransnationalSearch: true };
  const austria = countryOf({
    ...open,
    code: 'AT',
    labels: [{ lang: 'de_DE', label: 'Österreich' }],
  });
  const plain = offerServer([offerEntity('ours')]);
  const answers: Answers = {
    ...plain,
    'POST search/search/execute': (query) =>
      query.entityClass === 'country'
        ? ({ items: [countryOf(open), austria], next: null } as never)
        : (plain['POST search/search/execute']?.(query) as never),
    'POST search/search/ids': (asked) => {
      const answer = plain['POST search/search/ids']?.(asked);
      const more = [austria].filter(({ id }) => asked.ids?.includes(id));
      return { items: [...(answer?.items ?? []), ...more], missing: [] } as never;
    },
  };
  const world = { ...AT, country: countryOf(open), answers, address: `${AT.address}?abroad=1` };
  const WORDS = `${t('offers.condition.abroad')}: Österreich`;

  const asksAbroad = (page: Awaited<ReturnType<typeof renderPage>>) =>
    JSON.stringify(page.calls).includes(austria.id);

  test('is asked for, says so on the page and on paper, and can be taken back', async () => {
    const page = await renderPage(<OfferSearchPage />, world);
    const chip = await screen.findByRole('button', { name: `${WORDS} entfernen` });
    expect(asksAbroad(page)).toBe(true);
    (await laidProof()).getByText(WORDS);
    proof().getByText('Deutschland');
    proof().getByText(ending('offers.proof.title'));
    expect(proof().queryByText(t('offers.proof.none'))).toBeNull();
    await page.user.click(chip);
    await expect.poll(page.address).toBe(AT.address);
    await expect.poll(() => proof().queryByText(WORDS)).toBeNull();
  });

  test('is neither made nor said by a country that keeps to itself', async () => {
    const page = await renderPage(<OfferSearchPage />, { ...world, country });
    await screen.findByRole('heading', {
      level: 2,
      name: t('offers.found', { count: 1, shown: '1' }),
    });
    expect(screen.queryByText(inside('offers.condition.abroad'))).toBeNull();
    expect(asksAbroad(page)).toBe(false);
    expect(JSON.stringify(page.calls)).not.toContain('"entityClass":"country"');
  });
});

describe('the number on paper', () => {
  const market = offerServer([offerEntity('ours')]);
  // The list asks only whether there is such a day.
  const isDay = ({ field, comparison }: ReturnType<typeof leavesOf>[number]) =>
    field === 'availableFrom' && comparison === 'lte';
  const isOfProof = (filter: AttributeFilter | undefined) =>
    leavesOf(filter ?? { $and: [] }).some(isDay);
  const asked: AttributeFilter[] = [];
  const answersOf = (listed: number, counted: number): Answers => ({
    ...market,
    'POST search/search/execute': (query) =>
      query.entityClass === 'category1' && query.attributeFilter === undefined
        ? ({ items: [breeding, slaughter], next: null } as never)
        : (market['POST search/search/execute']?.(query) as never),
    'POST search/search/count': ({ attributeFilter }) => {
      const filter = attributeFilter as AttributeFilter | undefined;
      if (filter && isOfProof(filter)) asked.push(filter);
      return { count: isOfProof(filter) ? counted : listed };
    },
    'POST search/search/overview': (query) =>
      ({ ...market['POST search/search/overview']?.(query), count: listed }) as never,
  });
  const category = {
    labels: [{ lang: 'de_DE', label: 'x' }],
    animalkinds: [testId('cattle')],
    spotMarketIsDefault: false,
  };
  const breeding = entityOf('category1', category, 'breeding');
  const leftOut = { ...category, disabledForRequestSearch: true };
  const slaughter = entityOf('category1', leftOut, 'slaughter');

  const print = vi.fn();
  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
  });
  afterEach(() => void vi.unstubAllGlobals());
  const printProof = async (how: PageWorld) => {
    const { user } = await renderPage(<OfferSearchPage />, how);
    await user.click(await screen.findByRole('button', { name: t('offers.printProof') }));
  };

  test('is what can be had and counts for requests; what the list shows besides is said', async () => {
    await printProof({ ...AT, answers: answersOf(1234, 1200) });
    await waitFor(() => expect(valueFor(t('offers.proof.found'))).toBe('1.200'));
    expect(valueFor(t('offers.proof.listed'))).toBe('1.234');
    const leaves = leavesOf(asked.at(-1) ?? { $and: [] });
    const until = leaves.find(isDay)?.value;
    const day = String(until).split('-').reverse().join('.');
    proof().getByText(t('offers.proof.rule', { day }));
    proof().getByText(t('offers.proof.notCounted', { count: 34, shown: '34', day }));
    expect(leaves).toContainEqual({
      field: 'category1',
      comparison: 'in',
      value: [testId('breeding')],
    });
    expect(leaves).toContainEqual({
      field: 'animalkind',
      comparison: 'eq',
      value: testId('cattle'),
    });
  });

  test('is said once where the list shows no more', async () => {
    await printProof({ ...AT, answers: answersOf(7, 7) });
    await waitFor(() => expect(valueFor(t('offers.proof.found'))).toBe('7'));
    proof().getByText(only('offers.proof.rule', { day: ANY }));
    const notCounted = counting('offers.proof.notCounted', { shown: ANY, day: ANY });
    expect(proof().queryByText(notCounted)).toBeNull();
    expect(print).toHaveBeenCalledOnce();
  });

  test('is of the press with its time, also where the page is older, or was printed before', async () => {
    let hour = 8;
    const answers: Answers = {
      ...market,
      // The market has as many offers as the day has hours, and one of them does not count.
      'POST search/search/count': () => ({ count: hour - 1 }),
      'POST search/search/overview': (query) =>
        ({ ...market['POST search/search/overview']?.(query), count: hour }) as never,
    };
    const paper = () => [
      valueFor(t('offers.proof.when')),
      valueFor(t('offers.proof.listed')),
      valueFor(t('offers.proof.found')),
    ];
    const papers: unknown[] = [];
    print.mockImplementation(() => papers.push(paper()));
    const now = () => Date.UTC(2026, 2, 2, hour);
    const { user } = await renderPage(<OfferSearchPage />, { ...AT, answers, now });
    const button = await screen.findByRole('button', { name: t('offers.printProof') });
    hour = 10;
    await user.click(button);
    await expect.poll(() => papers).toEqual([['02.03.2026, 10:00', '10', '9']]);
    hour = 15;
    await user.click(button);
    await expect.poll(() => papers.slice(1)).toEqual([['02.03.2026, 15:00', '15', '14']]);
  });

  test('of weeks that come is what can be had by the last of them', async () => {
    const address = `${AT.address}?week=2099-W10&after=1`;
    await printProof({ ...AT, address, answers: answersOf(3, 2) });
    await waitFor(() => proof().getByText(t('offers.proof.rule', { day: '15.03.2099' })));
  });

  test.each(['POST search/search/count', 'POST search/search/overview'] as const)(
    'is not printed where %s fails after the press',
    async (call) => {
      let isAway = false;
      const plain = answersOf(1, 1);
      const answers: Answers = {
        ...plain,
        [call]: (asked: never) => {
          if (isAway) throw new FakeFailure(503, 'general.unavailable');
          return plain[call]?.(asked);
        },
      };
      const { user } = await renderPage(<OfferSearchPage />, { ...AT, answers });
      const button = await screen.findByRole('button', { name: t('offers.printProof') });
      isAway = true;
      await user.click(button);
      const retry = await screen.findByRole('button', { name: t('action.retry') });
      expect(valueFor(t('offers.proof.found'))).toBeUndefined();
      expect(print).not.toHaveBeenCalled();
      isAway = false;
      await user.click(retry);
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
    },
  );
});

test('a link that lost the position of its place names no place, as it searches around none', async () => {
  const address = `${AT.address}?place=M%C3%BCnchen&lat=48.1&radius=25`;
  await renderPage(<OfferSearchPage />, { ...AT, address, answers: offerServer([]) });
  await screen.findByRole('heading', { level: 1, name: t('offers.title', { kind: 'Rinder' }) });
});
