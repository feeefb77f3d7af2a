import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { ENTITY_CLASS_NAMES } from '#shared/entity-classes.ts';
import { allErrors } from '#shared/errors.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Envelope } from '#shared/kernel/envelope.ts';
import type { Asked } from '#test/support/api-event.ts';
import { isWholeRun, runSeed, sized } from '#test/support/campaign.ts';
import type { SeededRandom } from '#test/support/seeded-random.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { makeTargets } from './authorization-targets.ts';
import { type CampaignStage, makeCampaignStage } from './campaign-stage.ts';
import { ENDPOINT_KEYS, endpointOf } from './endpoint-key.ts';
import { type Known, mutated, shifted } from './hostile-input.ts';
import { falseTokens, hostileTransports } from './hostile-transport.ts';
import type { Answer, Caller } from './open-campaign.ts';
import { referenceRows } from './reference-rows.ts';
import { sampleInput } from './valid-inputs.ts';

const REQUESTS = sized(5000);
/** Of valid, shifted and broken inputs together; what comes in place of a request is counted besides. */
const INPUTS_A_CALL = Math.ceil(REQUESTS / ENDPOINT_KEYS.length);
/** For a machine that has other things to do. */
const LONG_MS = 300_000;

let stage: CampaignStage;
let rows: Entity[];
let known: Known;
let written: number;
beforeAll(async () => {
  stage = await makeCampaignStage();
  const targets = await (await makeTargets(stage)).all();
  const ids = [...referenceRows, ...stage.people].map(({ id }) => id);
  const others = await stage.world.store.untyped.latestOf(ids);
  rows = [...new Map([...targets, ...others].map((row) => [row.id, row])).values()];
  known = {
    ids: rows.map(({ id }) => id),
    names: [...ENTITY_CLASS_NAMES, 'Testdorf', '80331', 'owner', 'id', 'rev'],
  };
  written = (await stage.revisions()) - stage.counts.revisions;
});
afterAll(() => stage.stop());

const figures = { requests: 0, ok: 0, refused: 0, saves: 0, slowestMs: 0, slowest: '' };
const codes = new Map<string, number>();

test('whatever an input says, the answer is an envelope with a known code, and an error writes nothing', {
  timeout: LONG_MS,
}, async () => {
  const random = seededRandom(runSeed('hostile requests'));
  for (const key of ENDPOINT_KEYS) {
    for (let n = 0; n < INPUTS_A_CALL; n++) {
      const { input, about } = sampleInput(key, random, { rows, known });
      const caller = random.pick(sendersOf(about, random));
      // A third as the contract has it, a third with values that another would have, a third broken.
      const ways = [input, shifted(input, random, known), mutated(input, random)];
      const sent = ways[n % ways.length];
      const note = `${caller?.name ?? 'GUEST'} ${key} ${briefly(sent)}`;
      const { body } = await expectAnswer(note, () => stage.call(key, caller, sent));
      keepNewest(body.data);
    }
  }
  expect(figures.requests).toBeGreaterThanOrEqual(REQUESTS);
  // Neither did every request end at the door, nor did every one get through.
  expect(figures.ok).toBeGreaterThan(figures.requests / 20);
  expect(codes.size).toBeGreaterThan(20);
});

test('whatever comes in place of a request, the answer is an envelope, and nothing is written', {
  timeout: LONG_MS,
}, async () => {
  const admin = stage.person('ADM');
  const token = await stage.tokenOf(admin);
  for (const [at, key] of ENDPOINT_KEYS.entries()) {
    const [domain = ''] = key.split('.');
    const endpoint = endpointOf(key);
    for (const asked of inTurn(hostileTransports(endpoint), at)) {
      const before = stage.counts.saves;
      await expectAnswer(`${key} ${briefly(asked)}`, () => stage.send(domain, { ...asked, token }));
      if (isWholeCall(endpoint, asked)) continue;
      expect(stage.counts.saves, briefly(asked)).toBe(before);
    }
  }
});

test('a false token is never a visitor', async () => {
  const good = await stage.tokenOf(stage.person('ADM'));
  for (const key of ENDPOINT_KEYS) {
    const [domain = ''] = key.split('.');
    const { method, path } = endpointOf(key);
    for (const authorization of falseTokens(good)) {
      const asked = { method, path: path.replace(/\{\w+\}/g, 'x'), headers: { authorization } };
      const answer = await expectAnswer(`${key} ${authorization.slice(0, 60)}`, () =>
        stage.send(domain, asked),
      );
      expect([answer.status, answer.body.code]).toEqual([401, 'sessions.invalidAuth']);
    }
  }
});

test('an endless filter is refused before it costs much', async () => {
  const leaf = { field: 'x', comparison: 'eq', value: { no: 'scalar' } };
  const nest = (depth: number): object =>
    depth === 0 ? leaf : { $and: Array.from({ length: 11 }, () => nest(depth - 1)) };
  const input = { entityClass: 'offer', attributeFilter: nest(4) };
  const { status } = await expectAnswer('search.count, 11⁴ conditions', () =>
    stage.call('search.count', null, input),
  );
  expect(status).toBe(413);
});

test('what the table holds is what was saved, no more', async () => {
  expect(await stage.revisions()).toBe(written + stage.counts.revisions);
  console.info(`hostile requests: ${JSON.stringify(figures)}, ${codes.size} codes`);
});

/** Those who may do most with the row, and anybody. */
function sendersOf({ data }: Entity, random: SeededRandom): Caller[] {
  const active = stage.people.filter((person) => person.data.active);
  const parties = [data.owner, data.creator, data.turn, data.ins, data.aut];
  return [
    stage.person('ADM'),
    ...active.filter(({ id }) => parties.includes(id)),
    random.pick(active),
    ...(random.chance(0.2) ? [null] : []),
  ];
}

/** What was saved is what the next caller has seen. */
function keepNewest(saved: { id?: string; rev?: number } | null): void {
  const index = rows.findIndex(({ id }) => id === saved?.id);
  const row = rows[index];
  if (row !== undefined && saved?.rev === row.rev + 1) rows[index] = { ...row, rev: saved.rev };
}

async function expectAnswer(note: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { saves } = stage.counts;
  const begun = performance.now();
  const answer = await ask();
  const ms = Math.round(performance.now() - begun);
  if (ms > figures.slowestMs) Object.assign(figures, { slowestMs: ms, slowest: note });
  figures.requests += 1;
  const { status = 0, body, headers } = answer;
  expect(status, `${note}: ${stage.logged.at(-1)}`).toBeLessThan(500);
  expect(headers['content-type'], note).toBe('application/json; charset=utf-8');
  if (status === 200) {
    figures.ok += 1;
    figures.saves += stage.counts.saves - saves;
    if (body.openapi === undefined) expect(OkAnswer.safeParse(body).error, note).toBeUndefined();
    return answer;
  }
  figures.refused += 1;
  codes.set(body.code, (codes.get(body.code) ?? 0) + 1);
  expect(stage.counts.saves, note).toBe(saves);
  expect(FailedAnswer.safeParse(body).error, note).toBeUndefined();
  expect(allErrors[body.code as keyof typeof allErrors].status, note).toBe(status);
  return answer;
}

const KnownCode = z.enum(Object.keys(allErrors) as [string, ...string[]]);
const OkAnswer = Envelope.strict().extend({
  ok: z.literal(true),
  message: z.null(),
  code: z.null(),
  details: z.tuple([]),
});
const FailedAnswer = Envelope.strict().extend({
  ok: z.literal(false),
  data: z.null(),
  message: z.string().min(1),
  code: KnownCode,
  details: z.array(
    z.looseObject({ path: z.string(), code: KnownCode, message: z.string().min(1) }),
  ),
});

const briefly = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 300);

/** A fifth of the ways for each call, so that each way meets a fifth of the calls; in a whole run all. */
function inTurn<T>(ways: readonly T[], call: number): readonly T[] {
  const first = call + (runSeed('ways') % 5);
  return isWholeRun() ? ways : ways.filter((_, way) => (way + first) % 5 === 0);
}

/** Nothing sent counts as `{}`, which is all that some calls take. */
function isWholeCall({ method, input }: Endpoint, asked: Omit<Asked, 'token'>): boolean {
  const isEmpty = asked.body === undefined && asked.input === undefined;
  return isEmpty && asked.method === method && input.safeParse({}).success;
}
