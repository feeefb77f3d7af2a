import { lastDayOf } from '#shared/offers/activity.ts';
import { Checkbox } from '#web/components/choice-group.tsx';
import { Link } from '#web/components/link.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { useNamesOfOffer } from '../use-names-of-offer.ts';

/** Asks whether one offer is still right, or is to be put right. An offer that is not confirmed lapses at its day. */
export function OfferToggle({
  offer: { id, data },
  isRight,
  onChange,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly isRight: boolean;
  readonly onChange: (isRight: boolean) => void;
}) {
  const t = useText();
  const { day } = useFormats();
  const { now } = useKernel();
  const { headline } = useNamesOfOffer(data);
  const until = t('activity.ends', { day: day(lastDayOf(data.activityUntil)) });
  const hasLapsed = data.activityUntil <= new Date(now()).toISOString();
  return (
    <li className="activity-offer">
      <Checkbox label={headline} checked={isRight} onChange={onChange} />
      <span className="activity-offer-facts">
        <AvailabilityChip offer={data} />
        {hasLapsed ? (
          <StatusChip tone="warn" icon="warning">
            {until}
          </StatusChip>
        ) : (
          <span className="meta">{until}</span>
        )}
        <Link to={pathTo('OfferForm', { id })}>
          {t('action.edit')}
          <span className="visually-hidden"> {headline}</span>
        </Link>
      </span>
    </li>
  );
}
