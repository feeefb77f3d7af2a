import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import type { RowSelecting } from '#web/components/data-table/row-selection.ts';
import { LoadMore } from '#web/components/load-more.tsx';
import { RowList } from '#web/components/row-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import type { ShownGroup } from './held-offers.ts';
import { MyOfferRow } from './my-offer-row.tsx';
import type { OfferStanding, Present } from './offer-standing.ts';

/** Shows one group: heading with the exact count, rows, and the next 50. */
export function StandingSection({
  group: { pages, offers, total },
  selecting,
  present,
  onHold,
}: {
  readonly group: ShownGroup;
  readonly selecting: RowSelecting;
  readonly present: Present;
  readonly onHold: (offer: EntityOf<'offer'>, standing: OfferStanding) => void;
}) {
  const t = useText();
  const { number } = useFormats();
  const { standing } = pages;
  return (
    <section aria-labelledby={`standing-${standing}`} className="stack">
      <h2 id={`standing-${standing}`}>
        {t(`offers.standing.${standing}`)} <span className="muted">({number(total)})</span>
      </h2>
      <RowList className="cards" rows={offers} selecting={selecting}>
        {(offer) => (
          <MyOfferRow
            offer={offer}
            present={present}
            selecting={selecting}
            onChange={() => onHold(offer, standing)}
          />
        )}
      </RowList>
      {pages.more && (
        <LoadMore
          shown={offers.length}
          total={total}
          step={OFFERS_PER_GROUP}
          onMore={pages.more}
          busy={pages.isLoadingMore}
        />
      )}
    </section>
  );
}
