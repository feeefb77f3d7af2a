import { isWholeRun } from '#test/support/campaign.ts';
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
type Asked = { readonly caller: CallerName; readonly side: Side; readonly expected: Expected };
/** A small machine answers so many at once without a queue. */
const CELLS_AT_ONCE = 2;
/** `saves`: how often the product has saved so far, where that can be seen. */
type Matrix = { readonly stage: Campaign; readonly saves?: () => number };

/** Asks the cells of the matrix, and gives those that were answered otherwise. */
export async function makeMatrix({ stage, saves }: Matrix) {
  const targets = await makeTargets(stage);
  const before = await targets.all();
  let cells = 0;

  /** Readies the call of a cell, which may store what it is about. */
  async function readyCall(key: EndpointKey, line: Line, asked: Asked) {
    const { caller, side } = asked;
    const circle = circleOf(caller, side);
    const person = personOf(stage, caller);
    const who = line.byNewcomer && person ? await targets.newcomer(person) : person;
    const cell: Cell = {
      stage,
      who,
      caller,
      circle,
      row: async (target) =>
        isChanging(line, asked) ? targets.fresh(target, circle) : targets.standing(target, circle),
    };
    const input = await line.input(cell);
    /** The answer in a word of the matrix where there is one. */
    return async (): Promise<string> => {
      const { status, body } = await stage.call(key, line.isAnonymous ? null : who, input);
      if (status !== 200) return wordFor(status, body.code) ?? `${status} ${body.code}`;
      const data = body.data ?? body;
      if (line.isRight?.(data as never, cell) === false) return `wrong: ${JSON.stringify(data)}`;
      return line.found !== undefined && line.found(data as never) === 0 ? 'none' : 'ok';
    };
  }

  /** Asks cells at once; each answer tells how often all of them saved, where that is not as often as they should. */
  async function answersOf(key: EndpointKey, line: Line, asked: readonly Asked[]) {
    const calls = await Promise.all(asked.map((cell) => readyCall(key, line, cell)));
    const savesBefore = saves?.();
    const answers = await Promise.all(calls.map((call) => call()));
    const saved = saves && saves() - (savesBefore ?? 0);
    const right = asked.filter((cell) => isChanging(line, cell)).length;
    if (saved === undefined || saved === right) return answers;
    return answers.map((answer) => `${answer}, ${saved} saves`);
  }

  /** Is the caller refused for its role or token alone, whatever the call is about? */
  function isRefusedAtDoor(key: EndpointKey, line: Line, { caller, expected }: Asked): boolean {
    const { who } = endpointOf(key);
    const role = personOf(stage, caller)?.role;
    if (expected === 'no') return Array.isArray(who) && !who.includes(role);
    return expected === 'guest' || (expected === 'out' && caller === 'OUT' && !line.isAnonymous);
  }

  /** The cells of a side; of those that are refused at the door, the first of each caller proves all but in a whole run. */
  function cellsOf(key: EndpointKey, line: Line, side: Side, refused: Set<CallerName>): Asked[] {
    const words = line[side];
    if (words === undefined) return [];
    return wordsOf(words).flatMap((word, index) => {
      const caller = CALLERS[index] ?? 'GUEST';
      const isGuest = caller === 'GUEST' || line.isAnonymous === true;
      // Who is not signed in is told so where the call is for nobody who is not.
      const isClosed = isGuest && word === 'no' && endpointOf(key).who !== 'all';
      const asked: Asked = { caller, side, expected: isClosed ? 'guest' : word };
      if (isWholeRun() || !isRefusedAtDoor(key, line, asked)) return [asked];
      if (refused.has(caller)) return [];
      refused.add(caller);
      return [asked];
    });
  }

  async function wrongIn(key: EndpointKey, line: Line, asked: readonly Asked[]): Promise<Wrong[]> {
    cells += asked.length;
    // Changes go one after the other, as they meet in rows that all callers see.
    const changing = asked.filter((cell) => isChanging(line, cell));
    const others = asked.filter((cell) => !isChanging(line, cell));
    const groups = [
      ...Map.groupBy(others, (_, index) => Math.floor(index / CELLS_AT_ONCE)).values(),
      ...changing.map((cell) => [cell]),
    ];
    const wrong: Wrong[] = [];
    for (const group of groups) {
      const answers = await answersOf(key, line, group);
      for (const [at, { caller, side, expected }] of group.entries()) {
        const got = answers[at] ?? '';
        if (got !== expected)
          wrong.push({ call: key, row: line.what, side, caller, expected, got });
      }
    }
    return wrong;
  }

  return {
    /** The wrong cells of a call; of these sides only. */
    wrongCells: async (key: EndpointKey, sides: readonly Side[] = SIDES): Promise<Wrong[]> => {
      const lines: readonly Line[] = authorizationRows[key];
      const refused = new Set<CallerName>();
      const wrong: Wrong[] = [];
      for (const line of lines) {
        for (const side of sides) {
          wrong.push(...(await wrongIn(key, line, cellsOf(key, line, side, refused))));
        }
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

const isChanging = (line: Line, { expected }: Asked) => line.writes === true && expected === 'ok';

function wordFor(status: number | undefined, code: string): string | undefined {
  return Object.entries(EXPECTED).find(
    ([, expected]) => expected.status === status && expected.code === code,
  )?.[0];
}
