import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import { TaskLink } from './task-link.tsx';

/** The filter of waiting offers: only an authority may count these, and only those of its regions. */
const WAITING: AttributeFilter = {
  $and: [
    { field: 'autApproval.status', comparison: 'eq', value: 'pending' },
    { field: 'status', comparison: 'ne', value: 'archived' },
  ],
};

/** Shows how many offers wait for the approval of this authority. */
export function ApprovalsTask() {
  const t = useText();
  const { data: count } = useEntityCount('offer', { filter: WAITING });
  if (count === undefined) return null;
  return (
    <TaskLink to={pathTo('AutApproval')} isDone={count === 0}>
      {t('tasks.approvals', { count })}
    </TaskLink>
  );
}
