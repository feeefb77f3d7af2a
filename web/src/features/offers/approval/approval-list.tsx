import type { KeyboardEvent } from 'react';
import type { ApprovalView } from '#shared/offers/approval-filter.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSettings } from '#web/kernel/use-settings.ts';
import { useOfferNames } from '../use-offer-names.tsx';

type Offer = EntityOf<'offer'>;
type ListProps = {
  readonly offers: readonly Offer[];
  readonly current: string | undefined;
  readonly view: ApprovalView;
  /** Opens an offer; on the side `list` the focus stays here. */
  readonly onOpen: (id: string, side: 'list' | 'detail') => void;
  readonly onAccept: (offer: Offer) => void;
  readonly onReject: (offer: Offer) => void;
};

/**
 * Arrow keys go through the offers, and the one with the focus shows. A and R decide about it: only while the focus is
 * here, and only for who has not switched shortcuts off (WCAG 2.1.4).
 */
export function ApprovalList(props: ListProps) {
  const t = useText();
  const { data: settings } = useSettings();
  const hasShortcuts = settings?.keyboardShortcuts ?? false;
  return (
    <>
      <ul
        className="plain approval-rows"
        aria-label={t(`approval.view.${props.view}`)}
        onKeyDown={(event) => onKey(event, props, hasShortcuts)}
      >
        {props.offers.map((offer) => (
          <ApprovalRow
            key={offer.id}
            offer={offer}
            isCurrent={offer.id === props.current}
            onOpen={() => props.onOpen(offer.id, 'detail')}
          />
        ))}
      </ul>
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
    <li>
      <button
        type="button"
        className="approval-row"
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
    </li>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function onKey(
  event: KeyboardEvent<HTMLUListElement>,
  { offers, current, view, onOpen, onAccept, onReject }: ListProps,
  hasShortcuts: boolean,
): void {
  const { key, repeat, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const at = offers.findIndex(({ id }) => id === current);
  const step = STEPS[key];
  if (step !== undefined) {
    event.preventDefault();
    const next = offers[at + step];
    if (next) onOpen(next.id, 'list');
    return;
  }
  const shown = offers[at];
  const isOnShown = event.target instanceof Element && event.target.hasAttribute('aria-current');
  if (!hasShortcuts || repeat || shown === undefined || !isOnShown) return;
  const letter = key.toLowerCase();
  if (letter === 'a' && view !== 'accepted') onAccept(shown);
  if (letter === 'r' && view !== 'rejected') {
    event.preventDefault();
    onReject(shown);
  }
}
