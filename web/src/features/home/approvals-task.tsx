import { approvalFilter } from '#shared/offers/approval-filter.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import { TaskLink } from './task-link.tsx';

/** Shows how many offers wait for the approval of this authority. */
export function ApprovalsTask() {
  const t = useText();
  const { data: count } = useEntityCount('offer', { filter: approvalFilter('pending') });
  if (count === undefined) return null;
  return (
    <TaskLink to={pathTo('AutApproval')} isDone={count === 0}>
      {t('tasks.approvals', { count })}
    </TaskLink>
  );
}
