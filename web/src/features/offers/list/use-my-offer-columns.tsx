import { lastDayOf } from '#shared/offers/activity.ts';
import type { Offer } from '#shared/offers/offer.ts';
import type { ShownColumn } from '#web/components/data-table/table-column.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { ApprovalChip } from '../approval-chip.tsx';
import { OfferName } from '../offer-name.tsx';
import { useOfferNames } from '../use-offer-names.tsx';
import { ActionChip } from './action-chip.tsx';
import { MyOfferState } from './my-offer-state.tsx';

type Row = EntityOf<'offer'>;

/** Returns the columns of "My offers"; in the last one availability is set, and what else is done with an offer. */
export function useMyOfferColumns(
  now: Date,
  /** Tells that an offer's availability is about to change. */
  onHold: (offer: Row) => void,
): readonly ShownColumn<Row>[] {
  const t = useText();
  const { day } = useFormats();
  return [
    {
      name: 'offer',
      heading: t('offers.offerTitle'),
      cell: (offer) => <NameCell offer={offer} now={now} />,
    },
    {
      name: 'until',
      heading: t('offers.activeUntil'),
      cell: ({ data }) => day(lastDayOf(data.activityUntil)),
    },
    {
      name: 'availability',
      heading: t('offers.availability'),
      cell: (offer) => <MyOfferState offer={offer} onChange={() => onHold(offer)} />,
    },
  ];
}

function NameCell({ offer, now }: { readonly offer: Row; readonly now: Date }) {
  const t = useText();
  const { status, reason } = offer.data.autApproval;
  return (
    <>
      <Link to={pathTo('OfferForm', { id: offer.id })}>
        <OfferName offer={offer} />
      </Link>
      <FactsLine offer={offer.data} />
      <div className="chips">
        <ApprovalChip offer={offer} />
        <ActionChip offer={offer.data} now={now} />
      </div>
      {status === 'rejected' && reason && (
        <Notice tone="bad" title={t('offers.rejectedBecause')}>
          <p>{reason}</p>
        </Notice>
      )}
    </>
  );
}

function FactsLine({ offer }: { readonly offer: Offer }) {
  const t = useText();
  const { colon, number } = useFormats();
  const { usage, gender } = useOfferNames(offer);
  const files = offer.attachments.length;
  const facts = [
    townLine(offer.place),
    usage && <LabelText key="usage" labels={usage} />,
    gender,
    files > 0 && t('offers.files') + colon + number(files),
  ].filter(Boolean);
  return (
    <p className="muted small">
      {facts.flatMap((fact, index) => (index === 0 ? [fact] : [' · ', fact]))}
    </p>
  );
}
