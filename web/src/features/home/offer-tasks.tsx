import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Role } from '#shared/kernel/role.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import { ACTIVITY_NOTICE_DAYS, CONFIRMABLE } from '#shared/offers/activity.ts';
import { useFormats, useText, useTextStore } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount } from '#web/kernel/use-entities.ts';
import { useValue } from '#web/kernel/value.ts';
import { TaskLink } from './task-link.tsx';

/** What waits about offers. Its texts come with it, since most who see Home are guests. */
export function OfferTasks({
  roles,
  account,
}: {
  readonly roles: readonly Role[];
  readonly account: string;
}) {
  const store = useTextStore();
  const { parts } = useValue(store.state);
  useEffect(() => {
    store.need(['tasks']).catch(() => {});
  }, [store]);
  if (!parts.has('tasks')) return null;
  if (roles.includes('AUT')) return <Approvals />;
  return roles.includes('SUP') && <Confirmations account={account} />;
}

/** Only an authority may count these, and only those of its regions. */
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

/** What lapses soon, or has lapsed: how many offers, and when the first of them goes. */
function Confirmations({ account }: { readonly account: string }) {
  const t = useText();
  const { longDay } = useFormats();
  const { now } = useKernel();
  const { data: ending } = useEnding(account);
  if (ending === undefined || ending.count === 0) return null;
  const { count, first } = ending;
  return (
    <TaskLink to={pathTo('OfferActivity')} isDone={false}>
      {first <= now()
        ? t('tasks.hidden', { count })
        : t('tasks.confirm', { count, day: longDay(new Date(first).toISOString()) })}
    </TaskLink>
  );
}

function useEnding(owner: string) {
  const { api, now } = useKernel();
  return useQuery({
    queryKey: ['count', 'offer', 'ending', owner],
    queryFn: async ({ signal }) => {
      const last = new Date(now() + ACTIVITY_NOTICE_DAYS * DAY_MS).toISOString();
      const attributeFilter: AttributeFilter = {
        $and: [
          { field: 'owner', comparison: 'eq', value: owner },
          { field: 'activityUntil', comparison: 'lte', value: last },
          ...CONFIRMABLE,
        ],
      };
      const aggregate = {
        metrics: [
          { op: 'count' as const, as: 'count' },
          { op: 'min' as const, field: 'activityUntil', as: 'first' },
        ],
      };
      const input = { entityClass: 'offer' as const, attributeFilter, aggregate };
      const { rows } = await api.call('POST search/aggregate/run', input, { signal });
      const { count, first } = rows[0]?.values ?? {};
      return { count: count ?? 0, first: first ?? 0 };
    },
  });
}
