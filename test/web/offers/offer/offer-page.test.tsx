import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Offerfield } from '#shared/masterdata/offerfield.ts';
import { weekDays } from '#shared/offers/weekly-rows.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import type { OfferFields } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { matchMedia } from '#test/web/match-media.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
// What the page loads later is here at once: a test is no place to wait for it.
import '#web/features/offers/map/place-map.tsx';
import '#web/features/offers/offer/other-offers.tsx';
import { OfferPage } from '#web/features/offers/offer/offer-page.tsx';
import { circlesOf } from '../map/drawn-circles.ts';
import { country, offerEntity, offerServer, supplier } from '../offer-server.ts';

type Given = OfferFields;

const label = (text: string) => [{ lang: 'de_DE' as const, label: text }];
const NOW = Date.parse('2026-03-02T12:00:00.000Z'); // in week 10

const field = (name: string, more: object) => {
  const visibility = { animalkinds: [testId('cattle')] };
  return entityOf('offerfield', Offerfield.parse({ visibility, ...more }), name);
};
const FIELDS = [
  field('weight', { entryType: 'numberfield', group: 'animal', labels: label('Gewicht') }),
  field('horns', {
    entryType: 'select',
    group: 'quality',
    labels: label('Hörner'),
    options: [{ id: 'polled', labels: label('hornlos'), enabled: true }],
  }),
  field('sheepOnly', {
    entryType: 'textfield',
    labels: label('Wolle'),
    visibility: { animalkinds: [testId('sheep')] },
  }),
];
const PDF = entityOf(
  'upload',
  {
    name: 'Bio-Zertifikat',
    category: 'offer',
    owner: testId('supplier'),
    logo: false,
    readers: [],
    file: { id: testId('file'), name: 'zert.pdf', contentType: 'application/pdf', size: 12_400 },
  },
  'certificate',
);
const farm = () => {
  const [entry] = supplier.data.userData.supData;
  const [location] = entry?.locationsOfSale ?? [];
  return {
    ...supplier,
    data: {
      ...supplier.data,
      userData: {
        ...supplier.data.userData,
        supData: [
          {
            ...entry,
            deliveryRadius: 80,
            logo: testId('logo'),
            locationsOfSale: [
              { ...location, address: { ...location?.address, phone: '+49 871 123 45' } },
            ],
          },
        ],
      },
    },
  };
};

const openOffer = (
  given: Given,
  more: readonly Entity<unknown>[] = [],
  account?: typeof supplier,
  search = '',
  others: readonly ReturnType<typeof offerEntity>[] = [],
  site = country,
) => {
  const offer = offerEntity('ours', given);
  const all = [farm(), ...FIELDS, PDF, ...more] as Entity<unknown>[];
  const server = offerServer([offer, ...others]);
  return renderPage(<OfferPage />, {
    path: '/offer/:id',
    address: `/offer/${offer.id}${search}`,
    country: site,
    now: () => NOW,
    ...defined({ account }),
    answers: {
      ...server,
      'POST search/search/ids': (asked) => {
        const entities = all.filter(({ id }) => asked.ids?.includes(id));
        const items = server['POST search/search/ids']?.(asked).items ?? [];
        const others = items.filter(({ id }) => entities.every((offer) => offer.id !== id));
        return { items: [...entities, ...others], missing: [] } as never;
      },
      'GET eav/entity/getattachment': () =>
        ({ url: '#fetched', name: 'zert.pdf', size: 12_400 }) as never,
    },
  });
};

test('an offer says whom to call with the logo, when it was confirmed and online, its associations and own fields, and prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const association = accountOf('ASO', 'bioland', {
    staticData: { name: 'Verband Süd e. V.', standardName: 'Verband Süd' },
  });
  const [begin, end] = ['2026-01-05T12:00:00.000Z', '2026-01-20T12:00:00.000Z'];
  const given = {
    associations: [association.id],
    confirmedOn: '2026-02-10T09:00:00.000Z',
    history: [{ begin, end }, { begin: '2026-02-01T12:00:00.000Z' }],
    dynamicFields: [
      { field: testId('horns'), value: 'polled' },
      { field: testId('weight'), value: 450.5 },
      { field: testId('sheepOnly'), value: 'lang' },
    ],
  };
  const { user, calls } = await openOffer(given, [association]);
  await screen.findByRole('heading', { level: 1, name: '10 Fleckvieh' });
  const contact = within(await screen.findByRole('region', { name: t('contact.details') }));
  const links = await contact.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+4987112345',
    'mailto:hof@example.org',
  ]);
  expect(links[0]?.className).not.toBe(links[1]?.className);
  // The name stands beside it.
  const logo = await contact.findByRole('presentation');
  await expect.poll(() => logo.getAttribute('src')).toBe('#fetched');
  expect(calls).toContainEqual({
    name: 'GET eav/entity/getattachment',
    input: { id: testId('logo') },
  });

  const facts = within(await screen.findByRole('region', { name: t('offers.offerTitle') }));
  await facts.findByText('Verband Süd');
  const valueFor = (term: string) => screen.getByText(term).nextElementSibling?.textContent;
  expect(valueFor(t('words.associations'))).toBe('Verband Süd');
  expect(valueFor(t('offers.confirmed'))).toBe('10. Februar 2026');
  // Only who may read its history gets it.
  const online = valueFor(t('offer.online'));
  expect(online).toContain('05.01.2026 – 20.01.2026');
  expect(online).toContain(t('offer.onlineSince', { begin: '01.02.2026' }));

  screen.getByRole('region', { name: t('offers.fieldGroup.animal') });
  expect(valueFor('Gewicht')).toBe('450,5');
  screen.getByRole('region', { name: t('offers.fieldGroup.quality') });
  expect(valueFor('Hörner')).toBe('hornlos');
  expect(screen.queryByText('Wolle')).toBeNull();
  // Everybody sees it, so no note says why not.
  expect(screen.queryByRole('note')).toBeNull();

  await user.click(screen.getByRole('button', { name: t('action.print') }));
  expect(print).toHaveBeenCalledOnce();
});

const photoOf = (name: string, text?: string) => ({
  large: testId(`${name} large`),
  small: testId(`${name} small`),
  ...(text && { text }),
});

test('photos are enlarged and turned by buttons and arrows, with the focus back at the end', async () => {
  const { user } = await openOffer({
    status: 'later',
    photos: [photoOf('first'), photoOf('second', 'Weidegang')],
  });
  const gallery = within(await screen.findByRole('region', { name: t('offer.photos') }));
  const first = `${t('offer.photoOf', { number: 1, count: 2 })}, Fleckvieh, Hof am See`;
  const image = gallery.getByRole('img', { name: first });
  expect(image.getAttribute('src')).toBe(`/api/eav/entity/photo/${testId('first large')}`);
  gallery.getByRole('img', { name: 'Weidegang' });
  const opener = image.closest('button') as HTMLElement;
  await user.click(opener);
  const dialog = within(screen.getByRole('dialog'));
  const caption = () => dialog.getByRole('status').textContent;
  expect(caption()).toBe(first);
  await user.keyboard('{ArrowRight}');
  expect(caption()).toBe('Weidegang');
  await user.click(dialog.getByRole('button', { name: t('offer.photoNext') }));
  expect(caption()).toBe(first);
  await user.keyboard('{ArrowLeft}');
  expect(caption()).toBe('Weidegang');
  await user.click(dialog.getByRole('button', { name: t('action.close') }));
  expect(document.activeElement).toBe(opener);
});

test('the photos of a hidden offer are shown by links to who reads it', async () => {
  await openOffer({ photos: [photoOf('first', 'Eine Kuh')], status: 'archived' }, [], supplier);
  await screen.findByText(t('offer.hidden'));
  await expect.poll(() => screen.queryByRole('img')?.getAttribute('src')).toBe('#fetched');
});

const week = (calendarWeek: string, more: object) => ({
  calendarWeek,
  ...weekDays(calendarWeek),
  ...more,
});
const WEEKS = [
  week('2026-W09', { available: 900 }),
  week('2026-W10', { available: 1500 }),
  week('2026-W11', { available: 300 }),
  week('2026-W12', { available: 0 }),
  week('2026-W13', { status: 'onRequest' }),
  week('2026-W14', { available: 40, status: 'onRequest' }),
  week('2026-W15', { status: 'available' }),
  week('2026-W23', { available: 70 }),
  week('2027-W01', { status: 'unavailable', available: 7 }),
];
const textsOf = (role: 'listitem' | 'cell') =>
  within(screen.getByRole('region', { name: t('offer.weeks') }))
    .getAllByRole(role)
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

test('on a phone weeks are a list with the wanted one among six of them; the others come on wish', async () => {
  const { user } = await openOffer({ statusWeekly: WEEKS }, [], undefined, '?week=2026-W13');
  await screen.findByRole('heading', { level: 2, name: t('offer.weeks') });
  expect(textsOf('listitem')).toEqual([
    'KW 11 9.–15. März 300',
    `KW 12 16.–22. März ${t('offers.week.none')}`,
    `KW 13 23.–29. März ${t('offer.yourWeek')} ${t('offers.week.later')}`,
    `KW 14 30. März – 5. Apr. 40 ${t('offers.week.later')}`,
    `KW 15 6.–12. Apr. ${t('offers.week.full')}`,
    'KW 23 1.–7. Juni 70',
  ]);
  await user.click(screen.getByRole('button', { name: t('offer.moreWeeks', { count: 2 }) }));
  expect(textsOf('listitem')).toHaveLength(8);
});

test('on a desk weeks are a calendar with a month a row', async () => {
  matchMedia();
  await openOffer({ statusWeekly: WEEKS });
  const rows = (await screen.findAllByRole('row')).map((row) => within(row));
  expect(rows.map((row) => row.getByRole('rowheader').textContent)).toEqual([
    'März 2026',
    'April 2026',
    'Juni 2026',
  ]);
  expect(rows[0]?.getAllByRole('cell')).toHaveLength(4);
});

test('the animals of the wanted week head the page of poultry and the title of its tab', async () => {
  const poultry = countryOf({ animalkindsUsingPoultrySystem: [testId('cattle')] });
  const offer = { amount: 52_000, statusWeekly: WEEKS };
  await openOffer(offer, [poultry], undefined, '?week=2026-W11');
  await screen.findByRole('heading', { level: 1, name: '300 Fleckvieh' });
  await expect.poll(() => document.title).toContain('300 Fleckvieh, KW 11, Hof am See');
});

test('the other offers of the farm follow, with the wanted week', async () => {
  const theirs = offerEntity('theirs', { statusWeekly: WEEKS });
  await openOffer({}, [], undefined, '?week=2026-W11', [theirs]);
  const others = within(await screen.findByRole('region', { name: t('offer.others') }));
  const link = await others.findByRole('link', { name: '300 Fleckvieh' });
  expect(link.getAttribute('href')).toBe(`/offer/${theirs.id}?week=2026-W11`);
});

test('an offer that cannot be had leads to others of its breed; one that can does not', async () => {
  const theirs = offerEntity('theirs', { owner: testId('another') });
  const gone = await openOffer({ status: 'unavailable' }, [], undefined, '', [theirs]);
  const alike = within(await screen.findByRole('region', { name: t('offer.alike') }));
  const hrefs = (await alike.findAllByRole('link')).map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(`/offer/${theirs.id}`);
  const asked = gone.calls.find(({ input }) => JSON.stringify(input).includes('"within"'));
  expect(asked?.input).toMatchObject({
    attributeFilter: {
      $and: expect.arrayContaining([
        { field: 'offergroup', comparison: 'eq', value: testId('fleckvieh') },
      ]),
    },
    pagination: { limit: 3 },
  });
  gone.unmount();
  await openOffer({ status: 'later' }, [], undefined, '', [theirs]);
  await screen.findByRole('region', { name: t('offer.others') });
  expect(screen.queryByRole('region', { name: t('offer.alike') })).toBeNull();
});

test('weeks in which an offer is not available are not shown as if it were', async () => {
  const statusWeekly = [week('2026-W10', { available: 300 }), week('2026-W12', { available: 300 })];
  const later = await openOffer({ status: 'later', availableFrom: '2026-03-16', statusWeekly });
  await screen.findByRole('heading', { level: 2, name: t('offer.weeks') });
  expect(textsOf('listitem')).toEqual(['KW 12 16.–22. März 300']);
  later.unmount();
  await openOffer({ status: 'unavailable', statusWeekly });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: t('offer.weeks') })).toBeNull();
});

test('files have a name, type and size, and are fetched by a link of the server', async () => {
  const { user, calls } = await openOffer({ attachments: [PDF.id] });
  const files = within(await screen.findByRole('region', { name: t('offers.files') }));
  expect(files.getByRole('listitem').textContent).toContain('PDF, 13 kB');
  await user.click(files.getByRole('button', { name: 'Bio-Zertifikat' }));
  await expect.poll(() => window.location.hash).toBe('#fetched');
  window.history.replaceState(null, '', '/');
  expect(calls.at(-1)).toEqual({ name: 'GET eav/entity/getattachment', input: { id: PDF.id } });
});

test('the place stands in words, and on a map on wish, with how far is delivered', async () => {
  const { user } = await openOffer({});
  const place = within(await screen.findByRole('region', { name: t('offers.location') }));
  expect(await place.findByText(t('offer.delivers', { radius: '80 km' }))).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
  await user.click(place.getByRole('button', { name: t('offers.showMap') }));
  const map = await place.findByRole('application', {
    name: t('map.labelPlace', { place: '80331 München' }),
  });
  await expect.poll(() => circlesOf(map)).toEqual([expect.any(Number), 5]);
  await user.click(place.getByRole('button', { name: t('offers.hideMap') }));
  expect(screen.queryByRole('application')).toBeNull();
});

test.each([
  [{ status: 'archived' }, t('offers.status.archived')],
  [{ autApproval: { status: 'pending' } }, t('offers.approval.pending')],
  [{ autApproval: { status: 'rejected' } }, t('offers.approval.rejected')],
  [{ ownerActive: false }, t('offer.hidden.owner')],
  [{ ownerActive: false, locationOfSale: testId('gone') }, t('offer.hidden.location')],
  [{ ownerActive: false, animalkind: testId('goats') }, t('offer.hidden.kind')],
  [{ ownerActive: false, country: testId('closed country') }, t('offers.action.country')],
  [{ activityUntil: '2026-03-02T11:59:00.000Z' }, t('offers.action.lapsed')],
] as const satisfies [Given, string][])(
  'who may see a hidden offer reads why: %o',
  async (given, why) => {
    await openOffer(given);
    const note = within(await screen.findByRole('note', { name: t('offer.hidden') }));
    expect(note.getByText(why)).toBeTruthy();
  },
);

test('an offer from another country says so', async () => {
  const austria = countryOf({ labels: label('Österreich') });
  const abroad = { ...austria, id: testId('austria') };
  await openOffer({ country: abroad.id }, [abroad as never]);
  await screen.findByText(t('offer.foreign', { country: 'Österreich' }));
});

test.each([
  { searches: 'across borders', hrefs: [`?supplier=${supplier.id}&abroad=1`] },
  { searches: 'at home', hrefs: [] },
])('a country that searches $searches: all foreign offers of a supplier', async (given) => {
  const allowTransnationalSearch = given.searches === 'across borders';
  const austria = countryOf({ code: 'AT', allowTransnationalSearch: true });
  const foreign = { country: austria.id };
  const others = [offerEntity('theirs', foreign), austria as never];
  const visitedCountry = { ...country, data: { ...country.data, allowTransnationalSearch } };
  await openOffer(foreign, [austria as never], undefined, '', others, visitedCountry);
  const region = within(await screen.findByRole('region', { name: t('offer.others') }));
  await region.findByRole('link', { name: /Fleckvieh/ });
  const all = () => region.queryAllByRole('link', { name: `${t('offer.allOthers')}: Rinder` });
  await expect
    .poll(() => all().map((link) => link.getAttribute('href')))
    .toEqual(given.hrefs.map((search) => `/offers/${testId('cattle')}${search}`));
});

test('an offer that a visitor may not see is not there, with a way on', async () => {
  await renderPage(<OfferPage />, {
    path: '/offer/:id',
    address: `/offer/${testId('hidden')}`,
    country,
    answers: {
      'POST search/search/ids': () => ({ items: [], missing: [testId('hidden')] }) as never,
    },
  });
  await screen.findByRole('heading', { level: 1, name: t('offers.goneText') });
  expect(screen.getByRole('link', { name: t('offers.searchTitle') }).getAttribute('href')).toBe(
    '/',
  );
});
