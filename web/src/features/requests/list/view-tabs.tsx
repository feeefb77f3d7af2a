import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { writeListState } from '#shared/kernel/list-state.ts';
import { Tabs } from '#web/components/tabs.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { listParams, VIEWS, viewFilter } from './list-filter.ts';

type Viewed = { readonly key: string; readonly label: string };

/** Folders that show their number of requests; each number is a call. */
const FOLDERS_COUNTED = 8;

/**
 * Shows the views of the list, each with its number of requests: what needs me, all, what is in no folder, drafts,
 * archive and my folders.
 */
export function ViewTabs({
  account,
  current,
}: {
  readonly account: Entity<Account>;
  readonly current: string;
}) {
  const t = useText();
  const { number } = useFormats();
  const { search, pathname } = useLocation();
  const folders = account.data.userData.requestFolders;
  const views = [
    ...viewsOf(account.data).map((key): Viewed => ({ key, label: t(`requests.view.${key}`) })),
    ...folders.map(({ id, label }) => ({ key: id, label })),
  ];
  const counts = useCounts(
    views.slice(0, views.length - folders.length + FOLDERS_COUNTED).map(({ key }) => key),
    account.id,
  );
  const to = (view: string) => {
    const next = writeListState(listParams, new URLSearchParams(search), {
      view,
      status: '',
      sort: '',
    });
    return `${pathname}?${next}`;
  };
  return (
    <Tabs
      label={t('list.views')}
      current={current}
      tabs={views.map(({ key, label }, index) => {
        const count = counts[index];
        return {
          key,
          label,
          to: to(key),
          ...(index < counts.length && { count: count === undefined ? '' : number(count) }),
        };
      })}
    />
  );
}

/** Returns the views of a role: one that never files has no drafts. */
function viewsOf({ staticData: { role } }: Account) {
  const files = role !== 'AUT' && role !== 'SUP';
  return VIEWS.filter((view) => files || view !== 'drafts');
}

function useCounts(views: readonly string[], account: string): (number | undefined)[] {
  const { api } = useKernel();
  return useQueries({
    queries: views.map((view) => {
      const filter = viewFilter(view, account);
      const search = filter === undefined ? {} : { attributeFilter: filter };
      return {
        queryKey: ['count', 'request-process', search],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const input = { entityClass: 'request-process', ...search };
          return (await api.call('POST search/search/count', input, { signal, quiet: true })).count;
        },
      };
    }),
    combine: (results) => results.map(({ data }) => data),
  });
}
