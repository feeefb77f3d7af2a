import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useSavedOffers } from '#web/kernel/saved-offers.ts';

/** Saves an offer on this device, and takes it away again. */
export function SaveOffer({
  id,
  headline,
}: {
  readonly id: string;
  /** Names the offer, for who hears the button alone. */
  readonly headline: ReactNode;
}) {
  const t = useText();
  const { ids, toggle } = useSavedOffers();
  return (
    <Button
      className="save-offer"
      icon="bookmark"
      aria-pressed={ids.includes(id)}
      onClick={() => toggle(id)}
    >
      {t('offers.save')}
      <span className="visually-hidden"> {headline}</span>
    </Button>
  );
}
