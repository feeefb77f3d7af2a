import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { useEntityFacet } from '#web/kernel/use-entities.ts';
import { editorOf, listFilter, type RequestListState } from './list-filter.ts';
import { useDueTimes } from './use-due-times.ts';

type Counted = { readonly value: string | number | boolean | null; readonly count: number };
/** A person of an office, or null for nobody, with the number of its requests. */
export type Editor = { readonly name: string | null; readonly count: number };

/** The field of a request that names who has it. */
export const EDITOR = 'inProcess.editorName';

/** Returns who has which number of requests; nobody stands last. */
export const editorsIn = (counts: readonly Counted[]): Editor[] =>
  counts.map(({ value, count }) => ({ name: value === null ? null : String(value), count }));

/** Returns how many requests a view with its filters has, and who has which number of them. */
export function useEditors(account: Entity<Account>, state: RequestListState) {
  const times = useDueTimes();
  const filter = listFilter({ ...state, editor: '' }, account.id, times);
  const { data } = useEntityFacet('request-process', EDITOR, { filter });
  const editors = editorsIn(data?.values ?? []);
  const name = editorOf(state.editor);
  const counted = editors.find((editor) => editor.name === name);
  // The one who is chosen stands among them, also without requests: the list is still narrowed to that person.
  const chosen = name === undefined ? [] : [counted ?? { name, count: 0 }];
  return {
    editors: counted ? editors : [...editors, ...chosen],
    total: data && (name === undefined ? data.count : (counted?.count ?? 0)),
  };
}
