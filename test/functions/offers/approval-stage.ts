import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { decideOffers } from '#functions/offers/approving/decide-offers.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import type { MailMessage } from '#shared/mail/mail-message.ts';
import { offerEndpoints } from '#shared/offers/endpoints.ts';
import { Offer } from '#shared/offers/offer.ts';
import { accountOf } from '#test/support/accounts.ts';
import { outboxMails } from '#test/support/outbox-messages.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';
import { makeOfferWorld, type NamedRow } from './offer-world.ts';

type Pin = { readonly id: string; readonly rev: number };

const labels = [{ lang: 'de_DE', label: 'Region' }];
const AUTHORITIES = {
  own: { name: 'Landratsamt', region: 'region', approvesFor: testId('country') },
  other: { name: 'Other', region: 'elsewhere', approvesFor: testId('country') },
  unentitled: { name: 'Requests only', region: 'region', approvesFor: undefined },
} as const;

/**
 * A country, which asks for approval unless it is said otherwise, with the authority of the offers' region and one of
 * another region; and these rows besides.
 */
export async function makeApprovalStage({
  offerAutApproval = true,
  rows = [],
}: {
  readonly offerAutApproval?: boolean;
  readonly rows?: readonly NamedRow[];
} = {}) {
  const begun: NamedRow[] = [
    ...Object.values(AUTHORITIES).map(({ name, region, approvesFor }): NamedRow => {
      const { data } = accountOf('AUT', name, {
        staticData: { name, responsibleForRegions: [testId(region)] },
        autApprovalForCountry: approvesFor,
      });
      return ['account', name, data];
    }),
    ['region', 'elsewhere', { labels, country: testId('country'), statecode: 'X' }],
    ...rows,
  ];
  const stage = await makeOfferWorld(begun, { offerAutApproval });
  const principalOf = ({ name, region }: { readonly name: string; readonly region: string }) =>
    principal('AUT', { account: testId(name), regions: [testId(region)] });
  const authorities = {
    own: principalOf(AUTHORITIES.own),
    other: principalOf(AUTHORITIES.other),
    unentitled: principalOf(AUTHORITIES.unentitled),
  };
  const decide = (who: keyof typeof authorities, input: object) =>
    decideOffers(parseInput(offerEndpoints.decide.input, input), stage.as(authorities[who]));
  return {
    ...stage,
    authorities,
    decide,
    accept: (...offers: Pin[]) => decide('own', { offers: offers.map(pin), decision: 'accept' }),
    reject: (reason: string, ...offers: Pin[]) =>
      decide('own', { offers: offers.map(pin), decision: 'reject', reason }),
    stored: async ({ id }: Pin) => {
      const entity = await stage.world.store.untyped.latest(id, { fresh: true });
      if (entity === undefined) throw new Error('The offer is gone.');
      return { ...entity, data: Offer.parse(entity.data) };
    },
    mails: async (): Promise<MailMessage[]> => outboxMails(stage.world.config.TABLE),
    /** Ids that a visitor's search finds. */
    found: async (): Promise<string[]> => {
      const rows = stage.world.rowsFor(GUEST);
      const { items } = await rows.search({
        entityClass: 'offer',
        attributeFilter: {
          $and: [
            { field: 'country', comparison: 'eq', value: testId('country') },
            { field: 'animalkind', comparison: 'eq', value: testId('cattle') },
          ],
        },
        pagination: { start: 0, limit: 200 },
        sorting: [],
      });
      return items.map(({ id }) => id);
    },
  };
}
export type ApprovalStage = Awaited<ReturnType<typeof makeApprovalStage>>;

export const pin = ({ id, rev }: Pin) => ({ id, rev });
