import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/settings/settings.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import type { OfferFields } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { ApprovalPage } from '#web/features/offers/approval/approval-page.tsx';
import { offerEntity, offerServer } from './offer-server.ts';

const authority = accountOf('AUT', 'authority', { autApprovalForCountry: testId('country') });
const DECIDED = '2026-02-01T08:00:00.000Z';
const file = (name: string, updated: string) => ({
  ...entityOf('upload', { name, category: 'offer', owner: testId('supplier') }, name),
  updated,
});

/** Opens an offer that waits again after this decision; returns the part that compares both. */
async function openAgain(
  status: 'accepted' | 'rejected',
  { before = {}, now = {} }: { readonly before?: OfferFields; readonly now?: OfferFields },
) {
  const decision = { status, on: DECIDED, decidedRev: 1 };
  const decided = offerEntity('one', { ...before, autApproval: decision });
  const autApproval = { status: 'pending', decidedRev: 1 } as const;
  const offer = { ...offerEntity('one', { ...now, autApproval }), rev: 3 };
  const named = [
    file('Zertifikat.pdf', '2026-01-01T08:00:00.000Z'),
    file('Impfpass.pdf', '2026-03-01T08:00:00.000Z'),
    accountOf('ASO', 'Bioland'),
    accountOf('ASO', 'Demeter'),
  ];
  const plain = offerServer([offer])['POST search/search/ids'];
  const answers = offerServer([offer], {
    'POST search/search/ids': (asked) => {
      const more = named.filter(({ id }) => asked.ids?.includes(id));
      return { items: [...(plain?.(asked).items ?? []), ...more], missing: [] } as never;
    },
    'GET livestock/settings/get': () => DEFAULT_SETTINGS,
    'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
    'GET eav/entity/getattachment': () => ({ url: '#fetched' }) as never,
    [`GET eav/entity/link/${decided.id}/1` as never]: () => decided as never,
  });
  const country = countryOf({ offerAutApproval: true });
  await renderPage(<ApprovalPage />, { account: authority, country, answers });
  const region = await screen.findByRole('region', { name: `${offer.data.amount} Fleckvieh` });
  const comparing = (key: 'approval.whatChanged' | 'approval.whatOffered') =>
    within(region).findByRole('region', { name: t(key) });
  const rows = async () => {
    const table = within(await comparing('approval.whatChanged')).getByRole('table');
    const [, ...changed] = within(table).getAllByRole('row');
    return changed.map((row) => row.textContent?.replace(` ${t('approval.notApproved')}`, ''));
  };
  return { comparing, rows };
}

test('what changed since the last decision stands first; what needs no approval says so', async () => {
  const before: OfferFields = { amount: 4, gender: 'female' };
  const now = { ...before, amount: 9, spotMarket: true };
  const { comparing, rows } = await openAgain('accepted', { before, now });
  expect(await rows()).toEqual(['Tiere49', `${t('offers.spotMarket')}NeinJa`]);
  const region = within(await comparing('approval.whatChanged'));
  region.getByText(t('approval.since.accepted', { day: '1. Februar 2026' }));
  expect(region.getAllByText(t('approval.notApproved'))).toHaveLength(1);
});

const photo = (name: string, text?: string) => ({
  large: testId(`${name} large`),
  small: testId(`${name} small`),
  ...(text !== undefined && { text }),
});
const [CERTIFICATE, PASS] = [testId('Zertifikat.pdf'), testId('Impfpass.pdf')];

test.each<[string, OfferFields, OfferFields, string]>([
  [
    'a file in the place of another',
    { attachments: [testId('gone'), CERTIFICATE] },
    { attachments: [CERTIFICATE, PASS] },
    `${t('words.attachments')}${t('words.file')}Impfpass.pdf`,
  ],
  [
    'a first file',
    {},
    { attachments: [PASS] },
    `${t('words.attachments')}${t('words.notSaid')}Impfpass.pdf`,
  ],
  [
    'a photo in the place of another',
    { photos: [photo('cow'), photo('old')] },
    { photos: [photo('new', 'Im Stall'), photo('cow')] },
    `${t('offer.photos')}${t('offer.photoOf', { number: 2, count: 2 })}Im Stall`,
  ],
  [
    'one photo less',
    { photos: [photo('cow'), photo('calf')] },
    { photos: [photo('calf')] },
    `${t('offer.photos')}21`,
  ],
  [
    'another association',
    { associations: [testId('Bioland')] },
    { associations: [testId('Demeter')] },
    `${t('words.associations')}BiolandDemeter`,
  ],
])('%s is a change', async (_, before, now, row) => {
  const { rows } = await openAgain('rejected', { before, now });
  expect(await rows()).toEqual([row]);
});

test.each<[string, OfferFields, OfferFields]>([
  ['a file may be another under the same upload', { attachments: [PASS] }, { attachments: [PASS] }],
  ['the place is another of the same name', {}, { locationOfSale: testId('barn') }],
])('where %s, nothing is said to be unchanged', async (_, before, now) => {
  const { comparing } = await openAgain('rejected', { before, now });
  const region = await comparing('approval.whatOffered');
  expect(region.textContent).toContain('Hof am See');
  expect(screen.queryByText(new RegExp(t('approval.noChanges')))).toBeNull();
});

test('where every file is from before the decision, the rest can be told to be unchanged', async () => {
  const same = { attachments: [CERTIFICATE] };
  const { comparing } = await openAgain('rejected', { before: same, now: same });
  const region = await comparing('approval.whatChanged');
  expect(region.textContent).toContain(t('approval.noChanges'));
});
