import type { Offer } from '#shared/offers/offer.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useReasonHidden } from '../use-reason-hidden.ts';
import { hiddenBy } from './hidden-by.ts';

/** Why the offer is hidden. */
const HIDDEN = {
  archived: 'offers.status.archived',
  pending: 'offers.approval.pending',
  rejected: 'offers.approval.rejected',
  owner: 'offer.hidden.owner',
  kind: 'offer.hidden.kind',
  location: 'offer.hidden.location',
  country: 'offers.action.country',
  lapsed: 'offers.action.lapsed',
} as const;

/** Shows the facts to know before calling: nobody else sees the offer, or it is from another country. */
export function OfferNotices({ offer }: { readonly offer: Offer }) {
  const t = useText();
  const { now } = useKernel();
  const { id: ownCountry } = useCountry();
  const isForeign = offer.country !== ownCountry;
  const country = useEntity('country', isForeign ? offer.country : undefined).data;
  const reason = useReasonHidden(offer);
  const cause = hiddenBy(offer, new Date(now()));
  const hidden = cause === 'owner' ? reason : cause;
  return (
    <>
      {hidden && (
        <Notice tone="warn" title={t('offer.hidden')}>
          <p>{t(HIDDEN[hidden])}</p>
        </Notice>
      )}
      {country && (
        <Notice
          title={
            <T
              id="offer.foreign"
              values={{ country: <LabelText labels={country.data.labels} /> }}
            />
          }
        >
          <p>{t('offer.foreignText')}</p>
        </Notice>
      )}
    </>
  );
}
