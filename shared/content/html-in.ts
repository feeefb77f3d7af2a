/** A tag, or the begin of one: pages are text, and readers would see a tag as it stands. */
const TAG = /<\/?[a-z!][^\s<>]{0,40}>?/i;

/** Returns the first HTML of a text with its line, counted from 1; undefined where there is none. */
export function htmlIn(text: string): { readonly tag: string; readonly line: number } | undefined {
  const match = TAG.exec(text);
  return match ? { tag: match[0], line: text.slice(0, match.index).split('\n').length } : undefined;
}
