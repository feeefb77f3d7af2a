import { DECISION_UNDO_SECONDS } from '#shared/offers/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { OfferName } from '../offer-name.tsx';
import { DECISION_WORDS } from './decision-words.ts';
import type { HeldDecision, useHeldDecision } from './use-held-decision.ts';

/** Shows a decision that was made a moment ago, until it is sent; and why a decision was not taken. */
export function HeldNotice({
  decisions,
}: {
  readonly decisions: ReturnType<typeof useHeldDecision>;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { held, failure } = decisions;
  return (
    <>
      {held && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only stops the time; the buttons inside do the work
        <div
          className="held-decision"
          onFocus={decisions.pause}
          onBlur={decisions.resume}
          onPointerEnter={decisions.pause}
          onPointerLeave={decisions.resume}
        >
          <Notice
            tone={held.decision === 'accept' ? 'ok' : 'warn'}
            role="status"
            title={<HeldTitle held={held} />}
          >
            <p>{t('approval.heldText', { seconds: DECISION_UNDO_SECONDS })}</p>
            <div className="buttons">
              <Button size="compact" icon="undo" onClick={decisions.undo}>
                {t('action.undo')}
              </Button>
              <Button size="compact" look="quiet" onClick={decisions.sendNow}>
                {t('approval.sendNow')}
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {failure && (
        <Notice tone="bad" role="alert" title={t('approval.notDecided')}>
          <ul>
            {failure.decision.offers.map((offer) => (
              <li key={offer.id}>
                <OfferName offer={offer} />
              </li>
            ))}
          </ul>
          <p>{errorText(failure.error)}</p>
          <Button size="compact" onClick={decisions.forgetFailure}>
            {t('action.close')}
          </Button>
        </Notice>
      )}
    </>
  );
}

function HeldTitle({ held: { offers, decision } }: { readonly held: HeldDecision }) {
  const t = useText();
  const [first] = offers;
  if (first === undefined || offers.length > 1) {
    return t(`approval.heldMany.${decision}`, { count: offers.length });
  }
  return (
    <TermText term={t(DECISION_WORDS[decision])}>
      <OfferName offer={first} />
    </TermText>
  );
}
