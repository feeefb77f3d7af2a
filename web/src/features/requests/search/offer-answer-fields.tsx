import { useState } from 'react';
import { OFFER_REASONS } from '#shared/requests/entities/offer-reasons.ts';
import { OFFER_TEXT_LENGTH } from '#shared/requests/limits.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { Icon } from '#web/components/icon.tsx';
import { NumberField, TextArea } from '#web/components/text-field.tsx';
import { parseInteger } from '#web/i18n/parse-number.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { type AskedOffer, isSaidInFull, type Said, saidProblem } from './use-offer-answers.ts';

type OfferAnswerProps = {
  readonly offer: AskedOffer;
  readonly said: Said;
  readonly onSay: (said: Said) => void;
};

/** Asks, folded under an offer, why it does not fit, by suitable reasons and in own words. */
export function OfferAnswerFields(props: OfferAnswerProps) {
  const t = useText();
  return (
    <details className="offer-answer">
      <summary>
        {t('requests.whyNot')}{' '}
        {isSaidInFull(props.said, props.offer) && (
          <span className="offer-answered">
            <Icon name="check" size={16} />
            {t('requests.whyNotSaid')}
          </span>
        )}
      </summary>
      <OfferReasonFields {...props} />
    </details>
  );
}

/** Asks for the reasons, the own words, and, of too few animals, how many are taken. */
export function OfferReasonFields({
  offer,
  said,
  several,
  onSay,
}: OfferAnswerProps & {
  /** The fields of an answer about several offers: what stands before their ids, and the error of the reasons. */
  readonly several?: { readonly prefix: string; readonly missing: string | undefined };
}) {
  const t = useText();
  const problem = saidProblem(said, offer);
  return (
    <>
      <CheckboxGroup
        {...(several && { id: `${several.prefix}reasons`, error: several.missing })}
        label={t('requests.reason')}
        choices={OFFER_REASONS.filter((reason) => !several || reason !== 'amount').map((value) => ({
          value,
          label: t(`requests.offerReason.${value}`),
        }))}
        value={said.reasons}
        onChange={(chosen) =>
          onSay({ ...said, reasons: OFFER_REASONS.filter((reason) => chosen.includes(reason)) })
        }
      />
      {said.reasons.includes('amount') && <TakenField offer={offer} said={said} onSay={onSay} />}
      <TextArea
        {...(several && { id: `${several.prefix}text` })}
        label={t('requests.whyNotText')}
        required={said.reasons.includes('other')}
        error={problem === 'needsText' ? t('requests.whyNotNeedsText') : undefined}
        rows={2}
        maxLength={OFFER_TEXT_LENGTH}
        value={said.text}
        onChange={(event) => onSay({ ...said, text: event.target.value })}
      />
    </>
  );
}

/** Asks for the number of animals taken; a text that is no number stays as it is typed. */
function TakenField({ offer, said, onSay }: OfferAnswerProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const problem = saidProblem(said, offer);
  const isUnread = typed !== '' && said.taken === null;
  return (
    <NumberField
      label={t('requests.taken')}
      hint={t('requests.takenHint', { most: offer.amount ?? 0 })}
      required
      error={
        isUnread
          ? t('requests.takenMissing')
          : problem === 'tooMany'
            ? t('errors.requests.takenTooMany')
            : undefined
      }
      inputMode="numeric"
      maxLength={10}
      value={numberIn(typed) === said.taken ? typed : (said.taken ?? '')}
      onChange={({ target: { value } }) => {
        setTyped(value);
        onSay({ ...said, taken: numberIn(value) });
      }}
    />
  );
}

/** Returns a number of whole animals; null for a text that is none. */
function numberIn(typed: string): number | null {
  const parsed = parseInteger(typed);
  return parsed.ok && parsed.value >= 0 ? parsed.value : null;
}
