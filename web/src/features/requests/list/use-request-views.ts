import { defined } from '#shared/kernel/defined.ts';
import { useViewStore, type ViewStore } from '#web/components/saved-views/use-list-views.ts';

/** Returns the user's views of the list of requests; they stand beside its columns. */
export const useRequestViews = (): ViewStore =>
  useViewStore(
    ({ requestList }) => requestList.views,
    (views, { requestList: { columns } }) => ({ requestList: { views, ...defined({ columns }) } }),
  );
