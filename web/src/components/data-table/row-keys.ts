type Key = Readonly<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> & {
  readonly key: string;
};
type RowAct =
  | { readonly act: 'move'; readonly by: 1 | -1; readonly isRange: boolean }
  | { readonly act: 'toggle' | 'all' | 'none' };

/** Letters that stand for other keys, for who has not switched shortcuts off (WCAG 2.1.4). */
const LETTERS: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp', x: ' ' };

/** Returns what a key does in a row of a list; undefined where it does nothing. Enter opens, as in every link. */
export function rowAct(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  hasShortcuts: boolean,
): RowAct | undefined {
  const isAll = key.toLowerCase() === 'a' && (ctrlKey || metaKey);
  if (isAll) return { act: 'all' };
  if (ctrlKey || metaKey || altKey) return undefined;
  const meant = (hasShortcuts && LETTERS[key]) || key;
  if (meant === 'ArrowDown') return { act: 'move', by: 1, isRange: shiftKey };
  if (meant === 'ArrowUp') return { act: 'move', by: -1, isRange: shiftKey };
  if (meant === ' ') return { act: 'toggle' };
  if (meant === 'Escape') return { act: 'none' };
  return undefined;
}
