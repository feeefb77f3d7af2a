import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useNamesOfOffer } from '#web/features/offers/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityPages } from '#web/kernel/use-entities.ts';
import { offersWithFile } from './use-upload-calls.ts';

/** The offers that are named; a link leads to all of them. */
const NAMED = 5;

/** Names the offers that show a file, before it is replaced or deleted. */
export function ShowingOffers({
  upload: { id, data },
  offers,
}: {
  readonly upload: EntityOf<'upload'>;
  readonly offers: number;
}) {
  const t = useText();
  const filter = offersWithFile(id, data.owner);
  const first = useEntityPages('offer', { filter, limit: NAMED }).data?.pages[0];
  return (
    <Notice tone="warn" title={t('uploads.shownBy', { count: offers })}>
      <ul>
        {first?.items.map((offer) => (
          <OfferLine key={offer.id} offer={offer} />
        ))}
      </ul>
      <p>
        <Link to={`${pathTo('OfferList')}?file=${id}`}>
          {t('uploads.showOffers', { count: offers })}
        </Link>
      </p>
    </Notice>
  );
}

function OfferLine({ offer }: { readonly offer: EntityOf<'offer'> }) {
  return <li>{useNamesOfOffer(offer.data).headline}</li>;
}
