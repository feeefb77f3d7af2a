type Key = Readonly<Record<'shiftKey' | 'ctrlKey' | 'metaKey', boolean>> & { readonly key: string };
type TableAct =
  | { readonly act: 'move'; readonly by: 1 | -1; readonly isRange: boolean }
  | { readonly act: 'toggle' | 'all' | 'none' };

/** Returns what a key does in a row of a table; undefined where it does nothing. Enter opens, as in every link. */
export function tableAct({ key, shiftKey, ctrlKey, metaKey }: Key): TableAct | undefined {
  if (key === 'ArrowDown') return { act: 'move', by: 1, isRange: shiftKey };
  if (key === 'ArrowUp') return { act: 'move', by: -1, isRange: shiftKey };
  if (key === ' ') return { act: 'toggle' };
  if (key === 'Escape') return { act: 'none' };
  if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) return { act: 'all' };
  return undefined;
}
