import type { ApprovalView } from '#shared/offers/approval-filter.ts';
import { DataTable } from '#web/components/data-table/data-table.tsx';
import type { ShownColumn } from '#web/components/data-table/table-column.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useHasShortcuts } from '#web/kernel/use-settings.ts';
import { OfferName } from '../offer-name.tsx';
import { useOfferNames } from '../use-offer-names.tsx';

type Offer = EntityOf<'offer'>;

/**
 * Shows the offers of a view. Arrow keys go through them, and the one with the focus shows; A and R decide about it.
 */
export function ApprovalList({
  offers,
  current,
  view,
  onOpen,
  onAccept,
  onReject,
}: {
  readonly offers: readonly Offer[];
  readonly current: string | undefined;
  readonly view: ApprovalView;
  /** Opens an offer; on the side `list` the focus stays here. */
  readonly onOpen: (id: string, side: 'list' | 'detail') => void;
  /** Accepts the offer that shows, or asks why it is rejected. */
  readonly onAccept: () => void;
  readonly onReject: () => void;
}) {
  const t = useText();
  const { daysAgo } = useFormats();
  const { now } = useKernel();
  const hasShortcuts = useHasShortcuts();
  const columns: readonly ShownColumn<Offer>[] = [
    {
      name: 'offer',
      heading: t('offers.offerTitle'),
      cell: (offer) => (
        <button
          type="button"
          className="row-opener"
          aria-current={offer.id === current ? 'true' : undefined}
          onClick={() => onOpen(offer.id, 'detail')}
        >
          <OfferName offer={offer} />
        </button>
      ),
    },
    {
      name: 'supplier',
      heading: t('offers.condition.supplier'),
      cell: (offer) => <SupplierCell offer={offer.data} />,
    },
    {
      name: 'since',
      heading: t('words.state'),
      cell: ({ data: { autApproval }, updated }) => {
        const when = daysAgo(autApproval.on ?? updated, new Date(now()));
        if (autApproval.status !== 'pending') return when;
        const isChanged = autApproval.decidedRev !== undefined;
        return t(isChanged ? 'approval.changedAgo' : 'approval.offeredAgo', { when });
      },
    },
  ];
  return (
    <>
      <DataTable
        className="pane"
        caption={t(`approval.view.${view}`)}
        columns={columns}
        rows={offers}
        nameOf={(offer) => <OfferName offer={offer} />}
        onReach={(id) => onOpen(id, 'list')}
        letters={{
          ...(view !== 'accepted' && { a: onAccept }),
          ...(view !== 'rejected' && { r: onReject }),
        }}
      />
      {hasShortcuts && <p className="meta approval-keys">{t('approval.keys')}</p>}
    </>
  );
}

function SupplierCell({ offer }: { readonly offer: Offer['data'] }) {
  const { kind } = useOfferNames(offer);
  return (
    <>
      <LabelText labels={kind} />
      {kind && offer.place.name && ' · '}
      {offer.place.name}
    </>
  );
}
