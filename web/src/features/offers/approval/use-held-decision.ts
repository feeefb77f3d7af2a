import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defined } from '#shared/kernel/defined.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Decision } from '#shared/offers/approval.ts';
import { DECISION_UNDO_SECONDS } from '#shared/offers/limits.ts';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useForgetOffers } from '../use-change-offer.ts';

export type HeldDecision = {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly decision: Decision;
  readonly reason?: string;
};

/**
 * Holds a decision a moment before it is sent, so that it can be taken back; it is sent at once when the next one is
 * made or the page is left.
 */
export function useHeldDecision() {
  const { after } = useKernel();
  const [held, setHeld] = useState<HeldDecision | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<{ error: unknown; decision: HeldDecision } | null>(null);
  const send = useSendDecision();
  const waiting = useRef<{ readonly decision: HeldDecision; cancel: () => void } | null>(null);

  const show = (offers: HeldDecision['offers']) =>
    setHidden((now) => new Set([...now].filter((id) => !offers.some((offer) => offer.id === id))));
  const flush = async (isLeaving: boolean) => {
    const decision = waiting.current?.decision;
    waiting.current?.cancel();
    waiting.current = null;
    if (decision === undefined) return;
    if (isLeaving) return send(decision, isLeaving);
    setHeld(null);
    await send(decision, isLeaving).catch((error: unknown) => setFailure({ error, decision }));
    show(decision.offers);
  };

  const leave = useEffectEvent(() => void flush(true).catch(() => {}));
  useEffect(() => {
    const onHide = () => leave();
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      leave();
    };
  }, []);

  const start = () => after(DECISION_UNDO_SECONDS * SECOND_MS, () => void flush(false));
  return {
    held,
    /** Offers that are decided here, though the server does not know yet. */
    hidden,
    failure,
    forgetFailure: () => setFailure(null),
    decide: (decision: HeldDecision) => {
      void flush(false);
      setFailure(null);
      waiting.current = { decision, cancel: start() };
      setHeld(decision);
      setHidden((now) => new Set([...now, ...decision.offers.map(({ id }) => id)]));
    },
    undo: () => {
      waiting.current?.cancel();
      waiting.current = null;
      if (held) show(held.offers);
      setHeld(null);
    },
    /** The time stands still while somebody is about to take the decision back. */
    pause: () => waiting.current?.cancel(),
    resume: () => {
      if (waiting.current) waiting.current.cancel = start();
    },
    sendNow: () => void flush(false),
  };
}

function useSendDecision(): (decision: HeldDecision, isLeaving: boolean) => Promise<void> {
  const { api, notifications } = useKernel();
  const errorText = useErrorText();
  const forget = useForgetOffers();
  return async ({ offers, decision, reason }, isLeaving) => {
    const pins = offers.map(({ id, rev }) => ({ id, rev }));
    const input = { offers: pins, decision, ...defined({ reason }) };
    const sending = api.call('POST livestock/offer/decide', input, {
      quiet: true,
      keepalive: true,
    });
    try {
      await sending;
    } catch (error) {
      // A reader who has left the page has no other place to read the failure.
      if (isLeaving) notifications.show('error', errorText(error));
      throw error;
    } finally {
      await forget();
    }
  };
}
