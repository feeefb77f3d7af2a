import type { ScreenClassName } from '#shared/class-screens.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { EntryPage } from '../entry/entry-page.tsx';

/** Shows the one entry of a class that has no more; its form as long as nobody has saved it. */
export function SingleEntryPage({ type }: { readonly type: ScreenClassName }) {
  return (
    <QueryState query={useEntityList(type)} rows={8}>
      {([entry]) => {
        const id = entry?.id ?? 'new';
        return <EntryPage key={id} type={type} id={id} />;
      }}
    </QueryState>
  );
}
