import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ApprovalView } from '#shared/offers/approval-filter.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { ApprovalDetail } from './approval-detail.tsx';
import { ApprovalList } from './approval-list.tsx';
import { approvalParams } from './approval-params.ts';
import type { HeldDecision } from './use-held-decision.ts';
import type { RejectReasons } from './use-reasons.ts';

type Offer = EntityOf<'offer'>;
/** The side on which a decision was made: the focus goes on there. */
type Side = 'list' | 'detail';
const FOCUSED = { list: '[aria-current]', detail: '.approval-detail h2' } as const;

/** Shows the list and one offer side by side; on a phone the list, or the offer that was chosen in it. */
export function ApprovalSplit({
  offers,
  view,
  reasons,
  onDecide,
  children,
}: {
  readonly offers: readonly Offer[];
  readonly view: ApprovalView;
  readonly reasons: RejectReasons;
  readonly onDecide: (decision: HeldDecision) => void;
  readonly children: ReactNode;
}) {
  const t = useText();
  const [{ offer: chosen }, change] = useListState(approvalParams);
  const box = useRef<HTMLDivElement>(null);
  /** The selector of what takes the focus next. */
  const focusOn = useRef('');
  const [first, setFirst] = useState<string>();
  // No other offer comes by itself in the place of one that was shown: it would be decided unseen.
  const asked = chosen === '' ? (first ?? offers[0]?.id) : chosen;
  if (chosen === '' && first !== asked) setFirst(asked);
  const shown = offers.find(({ id }) => id === asked);
  const { isNewer, see } = useSeenOffer(shown);

  const open = (id: string, side: Side) => {
    focusOn.current = FOCUSED[side];
    reasons.dropEmpty();
    change({ offer: id }, { replace: chosen !== '' });
  };
  const back = () => {
    // The reader goes on from where the list was left.
    focusOn.current = `[data-row="${asked}"] button`;
    setFirst(undefined);
    change({ offer: '' });
  };
  const decide = (decision: HeldDecision, side: Side) => {
    setFirst(undefined);
    const next = nextOf(offers, decision.offers);
    onDecide(decision);
    for (const { id } of decision.offers) reasons.drop(id);
    focusOn.current = FOCUSED[side];
    change({ offer: next === undefined ? '' : next.id }, { replace: true });
  };
  useEffect(() => {
    if (focusOn.current === '' || shown === undefined) return;
    box.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = '';
  });

  return (
    <div ref={box} className={chosen === '' ? 'approval-split' : 'approval-split is-open'}>
      <section className="approval-side">
        <ApprovalList
          offers={offers}
          current={shown?.id}
          view={view}
          onOpen={open}
          onAccept={() => {
            if (shown && !isNewer) decide({ offers: [shown], decision: 'accept' }, 'list');
          }}
          onReject={() => {
            if (shown && reasons.of(shown.id) === undefined) reasons.write(shown.id, '');
          }}
        />
        {children}
      </section>
      {shown === undefined && asked !== undefined && (
        <Notice role="status" title={t('approval.notListed')}>
          <Button size="compact" onClick={back}>
            {t('words.toList')}
          </Button>
        </Notice>
      )}
      {shown && (
        <ApprovalDetail
          key={shown.id}
          offer={shown}
          sameSupplier={offers.filter(({ data }) => data.owner === shown.data.owner)}
          isNewer={isNewer}
          onSee={() => {
            focusOn.current = FOCUSED.detail;
            see();
          }}
          reason={reasons.of(shown.id)}
          onReason={(reason) => reasons.write(shown.id, reason)}
          onKeep={() => reasons.drop(shown.id)}
          onLeave={() => {
            focusOn.current = FOCUSED.list;
            reasons.dropEmpty();
          }}
          onDecide={(decision) => decide(decision, 'detail')}
          onBack={back}
        />
      )}
    </div>
  );
}

/** Returns the offer after the last that was decided, else the one before. */
function nextOf(offers: readonly Offer[], decided: readonly Offer[]): Offer | undefined {
  const isDecided = ({ id }: Offer) => decided.some((offer) => offer.id === id);
  const last = offers.findLastIndex(isDecided);
  const rest = offers.filter((offer) => !isDecided(offer));
  return offers.slice(last + 1).find((offer) => !isDecided(offer)) ?? rest.at(-1);
}

type SeenOffer = {
  /** Tells whether the supplier has saved the offer since it was opened here. */
  readonly isNewer: boolean;
  /** Tells that the reader has looked at the newer revision. */
  readonly see: () => void;
};

/** Keeps the revision of the shown offer that was looked at: only that one may be decided. */
function useSeenOffer(shown: EntityOf<'offer'> | undefined): SeenOffer {
  const [seen, setSeen] = useState(shown);
  if (shown?.id !== seen?.id) setSeen(shown);
  return {
    isNewer: shown !== undefined && shown.id === seen?.id && shown.rev !== seen.rev,
    see: () => setSeen(shown),
  };
}
