import { useState } from 'react';
import { defined } from '#shared/kernel/defined.ts';
import type { Decision } from '#shared/offers/approval.ts';
import { DECISION_UNDO_SECONDS } from '#shared/offers/limits.ts';
import { useErrorText } from '#web/i18n/text-provider.tsx';
import { isTemporary } from '#web/kernel/api-error.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useHeldAct } from '#web/kernel/use-held-act.ts';
import { useForgetOffers } from '../use-change-offer.ts';

export type HeldDecision = {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly decision: Decision;
  readonly reason?: string;
};

/**
 * Holds a decision a moment before it is sent, so that it can be taken back; it is sent at once when the next one is
 * made or the page is left. What is not decided after all is given back.
 */
export function useHeldDecision(giveBack: (decision: HeldDecision) => void) {
  const [held, setHeld] = useState<HeldDecision | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<{ error: unknown; decision: HeldDecision } | null>(null);
  const send = useSendDecision();
  const show = (offers: HeldDecision['offers']) =>
    setHidden((now) => new Set([...now].filter((id) => !offers.some((offer) => offer.id === id))));
  const act = useHeldAct<HeldDecision>(DECISION_UNDO_SECONDS, async (decision, isLeaving) => {
    setHeld(null);
    await send(decision, isLeaving).catch((error: unknown) => {
      setFailure({ error, decision });
      giveBack(decision);
    });
    show(decision.offers);
  });
  return {
    held,
    /** Offers that are decided here, though the server does not know yet. */
    hidden,
    failure,
    forgetFailure: () => setFailure(null),
    decide: (decision: HeldDecision) => {
      act.hold(decision);
      setFailure(null);
      setHeld(decision);
      setHidden((now) => new Set([...now, ...decision.offers.map(({ id }) => id)]));
    },
    undo: () => {
      act.undo();
      if (held) {
        show(held.offers);
        giveBack(held);
      }
      setHeld(null);
    },
    pause: act.pause,
    resume: act.resume,
    sendNow: act.doNow,
  };
}

function useSendDecision(): (decision: HeldDecision, isLeaving: boolean) => Promise<void> {
  const { api, loadEntity, notifications } = useKernel();
  const errorText = useErrorText();
  const forget = useForgetOffers();
  /** Tells whether the server has taken a decision whose answer was lost on its way. */
  const isTaken = async ({ offers, decision }: HeldDecision): Promise<boolean> => {
    const status = decision === 'accept' ? 'accepted' : 'rejected';
    const newest = await Promise.all(
      offers.map(({ id, rev }) =>
        loadEntity('offer', id).then(
          (offer) =>
            offer?.data.autApproval.status === status &&
            offer.data.autApproval.decidedRev === rev + 1,
          () => false,
        ),
      ),
    );
    return newest.every(Boolean);
  };
  return async (held, isLeaving) => {
    const { offers, decision, reason } = held;
    const pins = offers.map(({ id, rev }) => ({ id, rev }));
    const input = { offers: pins, decision, ...defined({ reason }) };
    const sending = api.call('POST livestock/offer/decide', input, {
      quiet: true,
      keepalive: true,
    });
    try {
      await sending;
    } catch (error) {
      if (isTemporary(error) && (await isTaken(held))) return;
      // A reader who has left the page has no other place to read the failure.
      if (isLeaving) notifications.show('error', errorText(error));
      throw error;
    } finally {
      await forget();
    }
  };
}
