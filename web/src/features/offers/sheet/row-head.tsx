import { LabelText } from '#web/components/label-text.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { ApprovalChip } from '../approval-chip.tsx';
import { AvailabilityChip } from '../availability-chip.tsx';
import { ActionChip } from '../list/action-chip.tsx';
import { standingOf } from '../list/offer-standing.ts';
import { useOfferNames } from '../use-offer-names.tsx';

type Row = { readonly offer: EntityOf<'offer'> };

/** Returns the name of a row in words, for the controls in it. */
export function useRowName({ offer }: Row): string {
  const { title, gender } = useOfferNames({ ...offer.data, amount: undefined });
  return [title, gender].filter(Boolean).join(', ');
}

/** Names the offer of a row, of which a breed may have several, by age and sex. */
export function RowHead({ offer }: Row) {
  const { animals, age, usage, gender } = useOfferNames({ ...offer.data, amount: undefined });
  return (
    <>
      <b>{animals}</b> <LabelText labels={age ?? usage} /> {gender && `· ${gender}`}{' '}
      <StandingChip offer={offer} />
    </>
  );
}

/** Shows why buyers do not get the animals of an offer, as "My offers" says it; nothing where it is online. */
function StandingChip({ offer }: Row) {
  const kernel = useKernel();
  const now = new Date(kernel.now());
  switch (standingOf(offer.data, now)) {
    case 'online':
      return null;
    case 'action':
      return <ActionChip offer={offer.data} now={now} />;
    case 'rejected':
    case 'waiting':
      return <ApprovalChip offer={offer} />;
    case 'paused':
    case 'archived':
      return <AvailabilityChip offer={offer.data} />;
  }
}
