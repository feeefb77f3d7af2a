import { maySetAvailability } from '#shared/offers/availability.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { Button } from '#web/components/button.tsx';
import { SegmentedRadio } from '#web/components/choice-group.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { AVAILABILITY_WORDS } from '../availability-words.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import type { Wanted } from './save-availability.ts';
import type { useAvailability } from './use-availability.ts';

const QUICK = ['available', 'unavailable', 'later'] as const;

type Availability = ReturnType<typeof useAvailability>;

/** Sets the availability of an offer with one tap, and offers to undo it. */
export function MyOfferAvailability({
  offer,
  availability,
  onSet,
  onLater,
}: {
  readonly offer: Offer;
  readonly availability: Availability;
  readonly onSet: (wanted: Wanted) => void;
  /** Asks for the day from which on the animals can be had. */
  readonly onLater: () => void;
}) {
  const t = useText();
  const { headline } = useOfferNames(offer);
  const choose = (status: string) => {
    if (status === 'later') onLater();
    else if (status === 'available' || status === 'unavailable') onSet({ status });
  };
  return (
    <>
      {maySetAvailability(offer.status, 'available') && (
        <SegmentedRadio
          label={
            <span className="visually-hidden">
              {t('offers.availability')} {headline}
            </span>
          }
          choices={QUICK.map((value) => ({ value, label: t(AVAILABILITY_WORDS[value]) }))}
          value={availability.status}
          onChange={choose}
        />
      )}
      <AvailabilityNotices availability={availability} />
    </>
  );
}

function AvailabilityNotices({ availability }: { readonly availability: Availability }) {
  const t = useText();
  const errorText = useErrorText();
  const { error, reload, undo } = availability;
  return (
    <>
      {error && (
        <Notice tone="bad" role="alert" title={errorText(error)}>
          <Button size="compact" onClick={reload}>
            {t('action.reload')}
          </Button>
        </Notice>
      )}
      {undo && (
        <Notice tone="ok" role="status" title={t('words.saved')}>
          <Button size="compact" icon="undo" onClick={undo}>
            {t('action.undo')}
          </Button>
        </Notice>
      )}
    </>
  );
}
