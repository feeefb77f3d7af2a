import {
  CALLERS,
  type CallerName,
  type Cell,
  circleOf,
  EXPECTED,
  type Expected,
  type Line,
  personOf,
  SIDES,
  type Side,
  wordsOf,
} from './authorization-cells.ts';
import { authorizationRows } from './authorization-rows.ts';
import { makeTargets } from './authorization-targets.ts';
import { type EndpointKey, endpointOf } from './endpoint-key.ts';
import type { Campaign } from './open-campaign.ts';

type Wrong = {
  readonly call: EndpointKey;
  readonly row: string;
  readonly side: Side;
  readonly caller: CallerName;
  readonly expected: Expected;
  readonly got: string;
};
/** `saves`: how often the product has saved so far, where that can be seen. */
type Matrix = { readonly stage: Campaign; readonly saves?: () => number };

/** Asks the cells of the matrix, and gives those that were answered otherwise. */
export async function makeMatrix({ stage, saves }: Matrix) {
  const targets = await makeTargets(stage);
  const before = await targets.all();
  let cells = 0;

  /** The answer in a word of the matrix where there is one. */
  async function answerOf(
    key: EndpointKey,
    line: Line,
    { caller, side, expected }: { caller: CallerName; side: Side; expected: Expected },
  ): Promise<string> {
    const circle = circleOf(caller, side);
    const known = personOf(stage, caller);
    const who = line.byNewcomer && known ? await targets.newcomer(known) : known;
    const isChanging = line.writes === true && expected === 'ok';
    const cell: Cell = {
      stage,
      who,
      caller,
      circle,
      row: async (target) =>
        isChanging ? targets.fresh(target, circle) : targets.standing(target, circle),
    };
    const input = await line.input(cell);
    const savesBefore = saves?.();
    const { status, body } = await stage.call(key, line.isAnonymous ? null : who, input);
    const saved = saves && saves() - (savesBefore ?? 0);
    if (saved !== undefined && saved !== (isChanging ? 1 : 0)) {
      return `${status} ${body.code}, ${saved} saves`;
    }
    if (status !== 200) return wordFor(status, body.code) ?? `${status} ${body.code}`;
    const data = body.data ?? body;
    if (line.isRight?.(data as never, cell) === false) return `wrong: ${JSON.stringify(data)}`;
    return line.found !== undefined && line.found(data as never) === 0 ? 'none' : 'ok';
  }

  async function wrongIn(key: EndpointKey, line: Line, side: Side): Promise<Wrong[]> {
    const words = line[side];
    if (words === undefined) return [];
    const wrong: Wrong[] = [];
    for (const [at, word] of wordsOf(words).entries()) {
      const caller = CALLERS[at] ?? 'GUEST';
      const isGuest = caller === 'GUEST' || line.isAnonymous === true;
      // Who is not signed in is told so where the call is for nobody who is not.
      const isClosed = isGuest && word === 'no' && endpointOf(key).who !== 'all';
      const expected = isClosed ? 'guest' : word;
      const got = await answerOf(key, line, { caller, side, expected });
      cells += 1;
      if (got !== expected) wrong.push({ call: key, row: line.what, side, caller, expected, got });
    }
    return wrong;
  }

  return {
    /** The wrong cells of a call; of these sides only. */
    wrongCells: async (key: EndpointKey, sides: readonly Side[] = SIDES): Promise<Wrong[]> => {
      const lines: readonly Line[] = authorizationRows[key];
      const wrong: Wrong[] = [];
      for (const line of lines) {
        for (const side of sides) wrong.push(...(await wrongIn(key, line, side)));
      }
      return wrong;
    },
    cells: () => cells,
    /** The standing rows at the beginning. */
    before,
    now: targets.all,
  };
}
export type MatrixRun = Awaited<ReturnType<typeof makeMatrix>>;

function wordFor(status: number | undefined, code: string): string | undefined {
  return Object.entries(EXPECTED).find(
    ([, expected]) => expected.status === status && expected.code === code,
  )?.[0];
}
