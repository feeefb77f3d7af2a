import { COMING } from '#web/components/lazy-part.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { TaskRow } from '#web/components/task-row.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useOfferFigures } from './use-offer-figures.ts';

/** Shows how many offers of a supplier wait for the approval of the authority; nothing where none does. */
export function WaitingOffers({ owner }: { readonly owner: string }) {
  const t = useText();
  const { data: figures, isPending } = useOfferFigures(owner);
  if (isPending) return COMING;
  const count = figures?.standing.waiting ?? 0;
  if (count === 0) return null;
  return (
    <ul className="plain task-rows">
      <TaskRow
        to={`${pathTo('OfferList')}?standing=waiting`}
        mark={
          <StatusChip tone="info" icon="clock">
            {t('role.AUT')}
          </StatusChip>
        }
      >
        <b>{t('tasks.waiting', { count })}</b>
      </TaskRow>
    </ul>
  );
}
