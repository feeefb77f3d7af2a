import type { ReactNode } from 'react';
import type { Offer } from '#shared/offers/offer.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import { supplierOffersPath } from './offer-path.ts';

/** Leads to the search for all offers of a supplier of one animal kind, which it names: a search is of one kind. */
export function SupplierOffersLink({
  offer,
  isAbroad,
  children,
}: {
  readonly offer: Pick<Offer, 'owner' | 'animalkind'>;
  readonly isAbroad: boolean;
  readonly children?: ReactNode;
}) {
  const t = useText();
  const kind = useEntity('animalkind', offer.animalkind).data;
  return (
    <Link to={supplierOffersPath(offer, isAbroad)}>
      <TermText term={t('offer.allOthers')}>
        {kind && <LabelText labels={kind.data.labels} />}
      </TermText>
      {children}
    </Link>
  );
}
