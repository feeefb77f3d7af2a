import type { Law } from './law.ts';
import type { LawTerm } from './law-words.ts';

/**
 * Returns the row of a time that the law sets in a region: its own, else that of the whole country; undefined where the
 * law says nothing.
 */
export function lawTerm(
  { terms }: Pick<Law, 'terms'>,
  term: LawTerm,
  state?: string | undefined,
): Law['terms'][number] | undefined {
  const rows = terms.filter((row) => row.term === term);
  const own = rows.find(({ states }) => state !== undefined && states.includes(state));
  return own ?? rows.find(({ states }) => states.length === 0);
}
