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
import { makeOfferWorld } from './offer-world.ts';

type Pin = { readonly id: string; readonly rev: number };

/** A country that asks for approval, with the authority of the offers' region and one of another region. */
export async function makeApprovalStage() {
  const stage = await makeOfferWorld();
  await stage.change('country', { offerAutApproval: true });
  const authority = async (name: string, region: string, more: object = {}) => {
    const { data } = accountOf('AUT', name, {
      staticData: { name, responsibleForRegions: [testId(region)] },
      autApprovalForCountry: testId('country'),
      ...more,
    });
    await stage.put('account', name, data);
    return principal('AUT', { account: testId(name), regions: [testId(region)] });
  };
  const labels = [{ lang: 'de_DE', label: 'Region' }];
  await stage.put('region', 'elsewhere', { labels, country: testId('country'), statecode: 'X' });
  const authorities = {
    own: await authority('Landratsamt', 'region'),
    other: await authority('Other', 'elsewhere'),
    unentitled: await authority('Requests only', 'region', { autApprovalForCountry: undefined }),
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
