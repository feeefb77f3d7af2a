import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { EntityChange } from '#functions/kernel/store/entity-store.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { sized } from '#test/support/campaign.ts';
import { makeTestStore, type TestStore } from './test-store.ts';

const SEQUENCES = sized(300);
const SLOTS = 3;
const TAGS = ['a', 'b', 'A'] as const;

let world: TestStore;
beforeAll(async () => {
  world = await makeTestStore();
});

/** One step: what a writer does to one of a few entities, from the newest revision or from an older one. */
const Step = fc.record({
  slot: fc.nat(SLOTS - 1),
  kind: fc.constantFrom('create', 'update', 'update', 'delete'),
  stale: fc.boolean(),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 2, selector: (tag) => tag }),
  herd: fc.constantFrom('x', 'y'),
});
type Step = typeof Step extends fc.Arbitrary<infer S> ? S : never;

type Revision = { deleted: boolean; data: { name: string; herd: string; tags: string[] } };
/** What should be: every revision of every slot. */
type Model = Revision[][];

const claimsOf = ({ deleted, data }: Revision) =>
  deleted ? [] : data.tags.map((tag) => tag.toUpperCase());

/** What the store should answer: the new revision, or the code of the refusal. */
function expected(model: Model, step: Step, run: string): Revision | string {
  const history = model[step.slot] ?? [];
  const newest = history.at(-1);
  const next = {
    deleted: step.kind === 'delete',
    data: { name: run, herd: `${run}-${step.herd}`, tags: step.tags.map((tag) => `${run}-${tag}`) },
  };
  if (step.kind === 'create') {
    if (newest?.deleted) return 'entities.deleted';
    if (newest !== undefined) return 'entities.revConflict';
  } else {
    if (newest?.deleted) return 'entities.deleted';
    if (step.stale && history.length > 1) return 'entities.revConflict';
  }
  const taken = model.flatMap((other, slot) => {
    const last = other.at(-1);
    return slot === step.slot || last === undefined ? [] : claimsOf(last);
  });
  return claimsOf(next).some((claim) => taken.includes(claim)) ? 'entities.notUnique' : next;
}

test(`the store equals its model over ${SEQUENCES} random sequences`, {
  timeout: 240_000,
}, async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 8 }), async (steps) => {
      const run = `run${runs++}`;
      const model: Model = Array.from({ length: SLOTS }, () => []);
      const stores = [world.otherStore(), world.otherStore()];
      for (const [at, step] of steps.entries()) {
        const history = model[step.slot] ?? [];
        if (step.kind !== 'create' && history.length === 0) continue;
        const want = expected(model, step, run);
        const got = await perform(stores[at % 2] ?? world.store, run, step, history);
        if (typeof want === 'string') expect(got).toBe(want);
        else {
          expect(got).toMatchObject({ rev: history.length + 1 });
          history.push(want);
        }
      }
      await compare(run, model);
    }),
    { numRuns: SEQUENCES },
  );
});

async function perform(
  store: TestStore['store'],
  run: string,
  { slot, kind, stale, tags, herd }: Step,
  history: readonly Revision[],
): Promise<Entity | string | undefined> {
  const id = `${run}-${slot}`;
  const data = { name: run, herd: `${run}-${herd}`, tags: tags.map((tag) => `${run}-${tag}`) };
  const rev = stale ? Math.max(1, history.length - 1) : history.length;
  const before = {
    id,
    rev,
    entityclass: 'animal',
    attributeset: 'default',
    data: {},
    updated: '',
    updatedBy: '',
  };
  const change: EntityChange =
    kind === 'create'
      ? { kind, id, entityclass: 'animal', data }
      : kind === 'update'
        ? { kind, before, data }
        : { kind: 'delete', before };
  try {
    const [saved] = await store.save({ changes: [change], by: 'model', changeset: kind });
    return saved;
  } catch (error) {
    if (error instanceof AppError) return error.error.code;
    throw error;
  }
}

/** Heads, revisions, timeline, claims and shards of a run, against the model. */
async function compare(run: string, model: Model): Promise<void> {
  const store = world.otherStore();
  for (const [slot, history] of model.entries()) {
    const id = `${run}-${slot}`;
    const newest = history.at(-1);
    expect((await store.untyped.latest(id))?.data).toEqual(
      newest?.deleted ? undefined : newest?.data,
    );
    expect(await store.wasDeleted(id)).toBe(newest?.deleted === true);
    const { items } = await store.timeline(id, { limit: 50 });
    expect(items.map(({ rev }) => rev)).toEqual(history.map((_, index) => history.length - index));
    const live = history.flatMap((revision, index) =>
      revision.deleted ? [] : [{ id, rev: index + 1 }],
    );
    const revisions = await store.untyped.revisions(live);
    expect(revisions.map(({ data }) => data)).toEqual(
      history.filter((revision) => !revision.deleted).map(({ data }) => data),
    );
  }
  for (const tag of ['A', 'B']) {
    const claim = `${run}-${tag}`.toUpperCase();
    const holder = model.findIndex((history) => {
      const newest = history.at(-1);
      return newest !== undefined && claimsOf(newest).includes(claim);
    });
    const expectedHolder = holder < 0 ? undefined : `${run}-${holder}`;
    expect(await store.claimedBy('animal', 'tags', claim)).toBe(expectedHolder);
  }
  for (const herd of ['x', 'y']) {
    const rows = new Map<string, number>();
    const deltas = await world.deltas(`animal.herd#${run}-${herd}`);
    for (const { id, rev, row } of deltas.toSorted((a, b) => a.rev - b.rev)) {
      if (row === null) rows.delete(id);
      else rows.set(id, rev);
    }
    const inHerd = model.flatMap((history, slot) => {
      const newest = history.at(-1);
      const lies = newest && !newest.deleted && newest.data.herd === `${run}-${herd}`;
      return lies ? [[`${run}-${slot}`, history.length] as const] : [];
    });
    expect(new Map([...rows].toSorted())).toEqual(new Map(inHerd.toSorted()));
  }
}
