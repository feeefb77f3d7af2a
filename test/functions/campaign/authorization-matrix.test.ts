import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
import { makeTargets, type Targets } from './authorization-targets.ts';
import { type CampaignStage, makeCampaignStage } from './campaign-stage.ts';
import { ENDPOINT_KEYS, type EndpointKey } from './endpoint-key.ts';

let stage: CampaignStage;
let targets: Targets;
let before: unknown;
beforeAll(async () => {
  stage = await makeCampaignStage();
  targets = await makeTargets(stage);
  before = await targets.all();
});
afterAll(() => stage.stop());

let cells = 0;

const linesOf = (key: EndpointKey): readonly Line[] => authorizationRows[key];

describe('every call answers each of nine callers about own, others’ and foreign rows', () => {
  test.each(ENDPOINT_KEYS)(
    '%s',
    async (key) => {
      const wrong: object[] = [];
      for (const line of linesOf(key)) {
        for (const side of SIDES) wrong.push(...(await wrongCells(key, line, side)));
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

test('what was refused changed nothing', async () => {
  expect(await targets.all()).toEqual(before);
});

test('every call has a cell for every caller', () => {
  expect(Object.keys(authorizationRows).toSorted()).toEqual(ENDPOINT_KEYS.toSorted());
  const least = ENDPOINT_KEYS.length * CALLERS.length;
  console.info(`authorization matrix: ${ENDPOINT_KEYS.length} calls, ${cells} cells`);
  expect(cells).toBeGreaterThan(least);
});

async function wrongCells(key: EndpointKey, line: Line, side: Side): Promise<object[]> {
  const words = line[side];
  if (words === undefined) return [];
  const wrong: object[] = [];
  for (const [at, expected] of wordsOf(words).entries()) {
    const caller = CALLERS[at] ?? 'GUEST';
    const got = await answerOf(key, line, { caller, side, expected });
    cells += 1;
    if (got !== expected) wrong.push({ call: key, row: line.what, side, caller, expected, got });
  }
  return wrong;
}

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
    row: (target) =>
      isChanging ? targets.fresh(target, circle) : targets.standing(target, circle),
  };
  const input = await line.input(cell);
  const savesBefore = stage.counts.saves;
  const { status, body } = await stage.call(key, line.isAnonymous ? null : who, input);
  const saves = stage.counts.saves - savesBefore;
  if (saves !== (isChanging ? 1 : 0)) return `${status} ${body.code}, ${saves} saves`;
  if (status !== 200) return wordFor(status, body.code) ?? `${status} ${body.code}`;
  const data = body.data ?? body;
  if (line.isRight?.(data as never, cell) === false) return `wrong: ${JSON.stringify(data)}`;
  return line.found !== undefined && line.found(data as never) === 0 ? 'none' : 'ok';
}

function wordFor(status: number | undefined, code: string): string | undefined {
  return Object.entries(EXPECTED).find(
    ([, expected]) => expected.status === status && expected.code === code,
  )?.[0];
}
