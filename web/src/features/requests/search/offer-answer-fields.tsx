import { OFFER_TEXT_LENGTH } from '#shared/requests/limits.ts';
import { OFFER_REASONS } from '#shared/requests/offer-reasons.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { needsExplanation, type Said } from './use-offer-answers.ts';

/** Folded under an offer: why it does not fit, by suitable reasons and in own words. */
export function OfferAnswerFields({
  said,
  onSay,
}: {
  readonly said: Said;
  readonly onSay: (said: Said) => void;
}) {
  const t = useText();
  const count = said.reasons.length + (said.text.trim() === '' ? 0 : 1);
  return (
    <details className="offer-answer">
      <summary>
        {t('requests.whyNot')}{' '}
        {count > 0 && (
          <span className="offer-answered">
            <Icon name="check" size={16} />
            {t('requests.whyNotSaid')}
          </span>
        )}
      </summary>
      <CheckboxGroup
        label={t('requests.whyNotReasons')}
        choices={OFFER_REASONS.map((value) => ({
          value,
          label: t(`requests.offerReason.${value}`),
        }))}
        value={said.reasons}
        onChange={(chosen) =>
          onSay({ ...said, reasons: OFFER_REASONS.filter((reason) => chosen.includes(reason)) })
        }
      />
      <TextArea
        label={t('requests.whyNotText')}
        required={said.reasons.includes('other')}
        error={needsExplanation(said) ? t('requests.whyNotNeedsText') : undefined}
        rows={2}
        maxLength={OFFER_TEXT_LENGTH}
        value={said.text}
        onChange={(event) => onSay({ ...said, text: event.target.value })}
      />
    </details>
  );
}
