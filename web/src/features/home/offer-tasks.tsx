import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Role } from '#shared/kernel/role.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import { ConfirmTask } from './confirm-task.tsx';
import { TaskLink } from './task-link.tsx';

/** Shows the tasks about offers. */
export function OfferTasks({
  roles,
  account,
}: {
  readonly roles: readonly Role[];
  readonly account: string;
}) {
  if (roles.includes('AUT')) return <Approvals />;
  return roles.includes('SUP') && <ConfirmTask account={account} />;
}

/** The filter of waiting offers: only an authority may count these, and only those of its regions. */
const WAITING: AttributeFilter = {
  $and: [
    { field: 'autApproval.status', comparison: 'eq', value: 'pending' },
    { field: 'status', comparison: 'ne', value: 'archived' },
  ],
};

function Approvals() {
  const t = useText();
  const { data: count } = useEntityCount('offer', { filter: WAITING });
  if (count === undefined) return null;
  return (
    <TaskLink to={pathTo('AutApproval')} isDone={count === 0}>
      {t('tasks.approvals', { count })}
    </TaskLink>
  );
}
