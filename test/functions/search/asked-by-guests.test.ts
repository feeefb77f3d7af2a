import { expect, test } from 'vitest';
import { searchImplementations } from '#functions/search/handler.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { testId } from '#test/support/test-id.ts';

const QUERY = { entityClass: 'offer', with: [], facets: [] };
/** All but `ids`, which looks each time. */
const INPUTS = {
  execute: QUERY,
  lists: { lists: [QUERY] },
  count: QUERY,
  overview: QUERY,
  aggregate: { ...QUERY, aggregate: { groupBy: [], metrics: [] } },
} satisfies Record<Exclude<keyof typeof searchImplementations, 'ids'>, object>;

test.each(Object.entries(INPUTS))(
  '%s tells of a guest, and of nobody who has an account and may look for what was saved just now',
  async (name, input) => {
    const asked: unknown[] = [];
    const answer = async (query: { isOfGuest?: boolean }) => {
      asked.push(query.isOfGuest === true);
      return { items: [], next: null, facets: [] };
    };
    const ids = async () => ({ items: [], missing: [] });
    const rows = { search: answer, count: answer, overview: answer, aggregate: answer, ids };
    const ask = searchImplementations[name as keyof typeof INPUTS];
    for (const account of [null, testId('farmer')]) {
      await ask(input as never, { rows, who: { ...GUEST, account } } as never);
    }
    expect(asked).toEqual([true, false]);
  },
);
