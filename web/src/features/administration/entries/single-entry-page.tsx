import { useState } from 'react';
import type { ScreenClassName } from '#shared/class-screens.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { EntryPage } from '../entry/entry-page.tsx';

/** Shows the one entry of a class that has no more; its form as long as nobody has saved it. */
export function SingleEntryPage({ type }: { readonly type: ScreenClassName }) {
  return (
    <QueryState query={useEntityList(type)} rows={8}>
      {([entry]) => <BegunForm type={type} id={entry?.id ?? 'new'} />}
    </QueryState>
  );
}

/** Stays the form that it began as: it goes on from the first save itself, whoever saves. */
function BegunForm({ type, id }: { readonly type: ScreenClassName; readonly id: string }) {
  const [begun] = useState(id);
  return <EntryPage type={type} id={begun} />;
}
