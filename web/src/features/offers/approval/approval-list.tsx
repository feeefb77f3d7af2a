import type { ApprovalView } from '#shared/offers/approval-filter.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { RowList } from '#web/components/row-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useHasShortcuts } from '#web/kernel/use-settings.ts';
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
  const hasShortcuts = useHasShortcuts();
  return (
    <>
      <RowList
        label={t(`approval.view.${view}`)}
        rows={offers}
        onReach={(id) => onOpen(id, 'list')}
        letters={{
          ...(view !== 'accepted' && { a: onAccept }),
          ...(view !== 'rejected' && { r: onReject }),
        }}
      >
        {(offer) => (
          <ApprovalRow
            offer={offer}
            isCurrent={offer.id === current}
            onOpen={() => onOpen(offer.id, 'detail')}
          />
        )}
      </RowList>
      {hasShortcuts && <p className="meta approval-keys">{t('approval.keys')}</p>}
    </>
  );
}

function ApprovalRow({
  offer: { data, updated },
  isCurrent,
  onOpen,
}: {
  readonly offer: Offer;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}) {
  const t = useText();
  const { daysAgo } = useFormats();
  const { now } = useKernel();
  const { headline, kind } = useOfferNames(data);
  const isChanged = data.autApproval.decidedRev !== undefined;
  return (
    <button
      type="button"
      className="list-row approval-row"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
    >
      <strong>{headline}</strong>
      <span className="muted">
        <LabelText labels={kind} />
        {kind && data.place.name && ' · '}
        {data.place.name}
      </span>
      <span className="meta">
        {data.autApproval.status === 'pending'
          ? t(isChanged ? 'approval.changedAgo' : 'approval.offeredAgo', {
              when: daysAgo(updated, new Date(now())),
            })
          : daysAgo(data.autApproval.on ?? updated, new Date(now()))}
      </span>
    </button>
  );
}
