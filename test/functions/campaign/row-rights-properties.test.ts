import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { principalOf } from '#functions/kernel/http/principal-of.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import { rowOf, valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { GUEST, type Principal } from '#shared/kernel/principal.ts';
import { readGroupFor, visibleEntity } from '#shared/kernel/row-rights.ts';
import { sized } from '#test/support/campaign.ts';
import { plainHolds } from '#test/support/plain-filter.ts';
import { testId } from '#test/support/test-id.ts';
import { makeTargets } from './authorization-targets.ts';
import { accountId } from './campaign-people.ts';
import { draftSecret } from './campaign-rows.ts';
import { type CampaignStage, makeCampaignStage } from './campaign-stage.ts';
import type { Answer, Caller } from './open-campaign.ts';
import { changesetOf, putRandomRows, reasonOf } from './random-rows.ts';
import {
  columnsOf,
  columnValuesOf,
  derivedOf,
  type RandomSearch,
  randomSearches,
} from './random-searches.ts';
import { referenceRows } from './reference-rows.ts';
import {
  isPartOf,
  knowsAtLeast,
  knowsEditor,
  type Past,
  pastAtMost,
  shownAtMost,
} from './rights-model.ts';

const READS = sized(400);
const SEARCHES = sized(1000);
/** For a machine that has other things to do. */
const LONG_MS = 300_000;

let stage: CampaignStage;
/** Of every row its revisions, the newest last. */
let histories: readonly (readonly Entity[])[];
let callers: readonly Caller[];
beforeAll(async () => {
  stage = await makeCampaignStage();
  const targets = await makeTargets(stage);
  const random = await putRandomRows(stage);
  const reference = await stage.world.store.untyped.latestOf([
    ...referenceRows.map(({ id }) => id),
    ...stage.people.map(({ id }) => id),
  ]);
  const standing = await targets.all();
  const single = new Map([...reference, ...standing].map((entity) => [entity.id, entity]));
  histories = [...[...single.values()].map((entity) => [entity]), ...random];
  callers = [null, ...stage.people.filter(({ data }) => data.active)];
});
afterAll(() => stage.stop());

const figures = {
  calls: 0,
  shown: 0,
  hidden: 0,
  found: 0,
  counted: 0,
  refused: 0,
  /** Lines of timelines: with who did what, and without. */
  known: 0,
  unknown: 0,
};
const newestOf = (history: readonly Entity[]): Entity => history.at(-1) as Entity;
const newestOfClass = (name: string) =>
  histories.map(newestOf).filter(({ entityclass }) => entityclass === name);
/** What the rows rest on besides themselves: the time, offers and sellers that show files, requests that name sellers. */
const around = () => ({
  now: stage.now,
  accounts: newestOfClass('account'),
  offers: newestOfClass('offer'),
  requests: newestOfClass('request-process'),
});
const nameOf = (caller: Caller): string => caller?.name ?? 'GUEST';

test('what a row’s id leads to is what the reader may see, and nothing for anybody else', {
  timeout: LONG_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(reads(), fc.nat(), async ({ caller, history }, pick) => {
      const revision = history[pick % history.length] as Entity;
      await checkReads(caller, newestOf(history), revision);
    }),
    { numRuns: READS },
  );
  expect(figures.shown).toBeGreaterThan(READS / 10);
  expect(figures.hidden).toBeGreaterThan(READS / 10);
  expect(Math.min(figures.known, figures.unknown)).toBeGreaterThan(READS / 40);
});

test('a search finds, counts, sums up and sorts by what the reader may see, and by nothing else', {
  timeout: LONG_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...callers),
      randomSearches(histories.map(newestOf)),
      async (caller, search) => checkSearch(caller, search),
    ),
    { numRuns: SEARCHES },
  );
  expect(figures.found).toBeGreaterThan(SEARCHES / 4);
});

test('the shards that a reader may name hold no more than the view on their rows shows', () => {
  let compared = 0;
  const countries = new Set([testId('home'), testId('abroad')]);
  const circumstances = {
    ...circumstancesAt(stage.now),
    countriesOn: countries,
    countriesWithAssociations: countries,
    countriesWithoutConfirmation: new Set([testId('home')]),
  };
  for (const caller of callers) {
    const who = principalOfCaller(caller);
    for (const entity of histories.map(newestOf)) {
      const entityClass: AnyEntityClass = entityClasses[entity.entityclass as EntityClassName];
      for (const [name, group] of Object.entries(entityClass.groups)) {
        const throughGroup = { ...entityClass, groups: { [name]: group } };
        if (group.indexed === false || !readGroupFor(throughGroup, who, entity, circumstances))
          continue;
        for (const key of group.keys(entity).filter((key) => group.open(who, key, circumstances))) {
          const whole = rowOf(entity, group.columns, group.derived);
          const shown = rowOf(
            visibleEntity(group, who, entity, circumstances),
            group.columns,
            group.derived,
          );
          const note = `${entity.entityclass}.${name} for ${nameOf(caller)}`;
          const held = group.held?.(whole, key, entity.data) ?? whole;
          for (const [field, values] of Object.entries(held)) {
            expect(shown[field], `${note}: ${field}`).toEqual(expect.arrayContaining([...values]));
          }
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(callers.length);
});

test('figures', () => {
  console.info(`row rights: ${READS} rows read, ${SEARCHES} searches, ${JSON.stringify(figures)}`);
  expect(figures.calls).toBeGreaterThan(5 * READS);
});

/** Anybody reads any row; every other time somebody whom the row names, or an administrator, who may know of its past. */
const reads = () =>
  fc.constantFrom(...histories).chain((history) => {
    const text = JSON.stringify(newestOf(history).data);
    const named = callers.filter(
      (caller) => caller?.data.staticData.role === 'ADM' || (caller && text.includes(caller.id)),
    );
    const caller = fc.oneof(fc.constantFrom(...callers), fc.constantFrom(...named));
    return fc.record({ history: fc.constant(history), caller });
  });

async function checkReads(caller: Caller, newest: Entity, revision: Entity): Promise<void> {
  const { id } = newest;
  const shown = shownAtMost(caller, newest, around());
  const past = pastOf(caller, newest);
  const shownThen = isReadable(caller, newest, revision)
    ? shownAtMost(caller, revision, around())
    : undefined;
  const note = `${nameOf(caller)} reads ${newest.entityclass} ${id} ${newest.rev}`;

  expectRow(await answer('entities.get', caller, { id }), shown, note);
  expectRow(
    await answer('entities.link', caller, { id, rev: revision.rev }),
    shownThen,
    `${note}, revision ${revision.rev}`,
  );
  const then = { id, date: revision.updated };
  if (revision !== newest) {
    expectRow(await answer('entities.get', caller, then), shownThen, `${note}, as of`);
  }
  const timeline = await answer('entities.getTimeline', caller, { id });
  expectRow(timeline, knowsAtLeast(past, 'own') ? shown : undefined, note);
  for (const line of timeline.body.data?.items ?? []) {
    const isKnown = knowsEditor(past, caller, editorOf(newest, line.rev) ?? line.updatedBy);
    expect([line.updatedBy !== undefined, line.changeset !== undefined], note).toEqual([
      isKnown,
      isKnown,
    ]);
    expect(line.reason === undefined || past === 'why', note).toBe(true);
    figures[isKnown ? 'known' : 'unknown'] += 1;
  }

  const byIds = await answer('search.ids', caller, { ids: [id] });
  expect(byIds.body.data.items.length, note).toBe(shown ? 1 : 0);
  expect(byIds.body.data.missing, note).toEqual(shown ? [] : [id]);
  for (const { data } of byIds.body.data.items) expect(isPartOf(data, shown), note).toBe(true);

  const { status, body } = await answer('entities.getAttachment', caller, { id });
  const hasFile = newest.data.file !== undefined;
  if (shown && hasFile) expect(status, note).toBe(200);
  else expect(body.code, note).toBe(shown ? 'entities.attachmentNotFound' : 'entities.notFound');
  figures[shown ? 'shown' : 'hidden'] += 1;
}

/** What the caller may know of the past of this revision: nothing, where it may not read that. */
function pastOf(caller: Caller, revision: Entity): Past {
  const isShown = shownAtMost(caller, revision, around()) !== undefined;
  return isShown ? pastAtMost(caller, revision) : 'nothing';
}

/** May the caller read this revision, beside the newest? */
function isReadable(caller: Caller, newest: Entity, revision: Entity): boolean {
  if (revision === newest) return true;
  return [newest, revision].every((known) => knowsAtLeast(pastOf(caller, known), 'revisions'));
}

function editorOf({ id }: Entity, rev: number): string | undefined {
  const history = histories.find((history) => newestOf(history).id === id);
  return history?.find((revision) => revision.rev === rev)?.updatedBy;
}

function principalOfCaller(caller: Caller): Principal {
  return caller === null ? GUEST : principalOf(caller.user, caller);
}

/** The row with no more than what may be seen of it; without that, the answer to an id that does not exist. */
function expectRow({ status, body }: Answer, shown: object | undefined, note: string): void {
  if (status === 200) {
    expect(shown, note).toBeDefined();
    // A timeline has lines and no data.
    expect(isPartOf(body.data.data ?? {}, shown), note).toBe(true);
    return;
  }
  expect([status, body.code, body.details], note).toEqual([404, 'entities.notFound', []]);
  expect(shown, note).toBeUndefined();
}

async function checkSearch(caller: Caller, search: RandomSearch): Promise<void> {
  const { entityClass, attributeFilter, sorting, groupBy } = search;
  const note = `${nameOf(caller)}: ${JSON.stringify(search)}`;
  const query = { entityClass, attributeFilter };
  const limited = { ...query, pagination: { limit: 200 } };
  const page = await answer('search.execute', caller, { ...limited, sorting });
  const fields = [groupBy, ...sorting.map(({ field }) => field)];
  if (isRefused(page, note)) return;
  const items: Entity[] = page.body.data.items;
  figures.found += items.length;
  for (const item of items) expectVisible(caller, item, search, note);
  expectKnownFields(caller, items, fields.slice(1), note);

  const { body: counted } = await answer('search.count', caller, query);
  expect(counted.data.count, note).toBe(items.length);
  figures.counted += counted.data.count;

  const metrics = [{ op: 'count', as: 'rows' }];
  const summed = await answer('search.aggregate', caller, {
    ...query,
    aggregate: { groupBy: [groupBy], metrics },
  });
  if (isRefused(summed, note)) return;
  expectKnownFields(caller, items, [groupBy], note);
  const rows: { key: Record<string, unknown>; values: { rows: number } }[] = summed.body.data.rows;
  const shownValues = new Set(items.flatMap((item) => visibleValues(caller, item, groupBy)));
  for (const { key, values } of rows) {
    expect(values.rows, note).toBeLessThanOrEqual(items.length);
    const value = key[groupBy];
    if (typeof value === 'string') expect(shownValues, note).toContain(value);
  }

  const facets = [{ field: groupBy }];
  const overview = await answer('search.overview', caller, {
    ...query,
    sorting,
    limit: 200,
    facets,
  });
  const counts = rows.map(({ key, values }) => ({ value: key[groupBy], count: values.rows }));
  const { count } = counted.data;
  const whole = { ...page.body.data, count, without: [], facets: [counts], named: [] };
  expect(overview.body.data, note).toEqual(whole);
}

/** A search may be too wide, use what its shards do not hold, or be for others; it never fails. */
function isRefused({ status, body }: Answer, note: string): boolean {
  if (status === 200) return false;
  expect([400, 401, 403], note).toContain(status);
  expect(body.code, note).toMatch(
    /^search\.|^kernel\.(invalidInput|forbidden)$|^sessions\.signInNeeded$/,
  );
  figures.refused += 1;
  return true;
}

/**
 * A hit is a row that the reader may see, and meets the filter by what the reader sees of it, or by what everybody
 * sees: the market holds no more.
 */
function expectVisible(
  caller: Caller,
  item: Entity,
  { entityClass, attributeFilter }: RandomSearch,
  note: string,
): void {
  const shown = shownAtMost(caller, storedOf(item), around());
  expect(shown && isPartOf(item.data, shown), note).toBe(true);
  const columns = columnsOf(entityClass);
  const derived = Object.entries(derivedOf(entityClass));
  const own = derived.filter(([name]) => !Object.hasOwn(item.data, name));
  const rows = [derived, own].map((some) => rowOf(item, columns, Object.fromEntries(some)));
  expect(
    rows.some((row) => plainHolds(row, attributeFilter, columns)),
    note,
  ).toBe(true);
}

/** What a search sorts or groups by is shown: a hidden field would tell its values by the order. */
function expectKnownFields(
  caller: Caller,
  items: readonly Entity[],
  fields: readonly string[],
  note: string,
): void {
  for (const item of items) {
    for (const field of fields) {
      expect(columnValuesOf(item, item.data, field), `${note}: ${field}`).toEqual(
        visibleColumn(caller, item, field),
      );
    }
  }
}

function visibleValues(caller: Caller, item: Entity, field: string): readonly unknown[] {
  const meta: Record<string, unknown> = { id: item.id, updated: item.updated };
  if (Object.hasOwn(meta, field)) return [meta[field]];
  // Everybody's market may hold less of a field than this reader sees.
  return [
    ...visibleColumn(caller, item, field),
    ...valuesAt({ ...shownTo(caller, item) }, field.split('.')),
  ];
}

function visibleColumn(caller: Caller, item: Entity, field: string): readonly unknown[] {
  return columnValuesOf(item, { ...shownTo(caller, item) }, field);
}

function shownTo(caller: Caller, item: Entity): object {
  const shown = shownAtMost(caller, storedOf(item), around());
  if (shown === undefined) throw new Error(`${nameOf(caller)} does not see ${item.id}.`);
  return shown;
}

function storedOf({ id }: Entity): Entity {
  const history = histories.find((history) => newestOf(history).id === id);
  return newestOf(history ?? []);
}

type Key = Parameters<CampaignStage['call']>[0];

/** An answer in which nothing stands that the caller must not know. */
async function answer(key: Key, caller: Caller, input: object): Promise<Answer> {
  const got = await stage.call(key, caller, input);
  figures.calls += 1;
  expect(got.status, key).not.toBe(403);
  expect(got.status, key).toBeLessThan(500);
  for (const entity of entitiesIn(got.body.data)) {
    const isKnown = knowsEditor(pastOf(caller, storedOf(entity)), caller, entity.updatedBy);
    expect(entity.updatedBy !== undefined && !isKnown, `${key} tells ${nameOf(caller)} who`).toBe(
      false,
    );
  }
  const text = JSON.stringify(got.body.data);
  const known = knownTo(caller);
  expect(
    secrets().filter((secret) => text.includes(secret) && !known.includes(secret)),
    `${key} tells ${nameOf(caller)}`,
  ).toEqual([]);
  return got;
}

/** The rows in an answer. */
function entitiesIn(data: unknown): Entity[] {
  const { items = [data] } = (data ?? {}) as { items?: unknown[] };
  return (items as Entity[]).filter((item) => item?.entityclass !== undefined);
}

let allSecrets: readonly string[] | undefined;
/** Every text that only some may see. */
function secrets(): readonly string[] {
  allSecrets ??= [
    ...stage.people.flatMap(({ id, data }) => [
      data.adminMemo ?? '',
      ...data.ssoUsers,
      data.registeredBy ?? '',
      data.staticData.certificationOverride?.reason ?? '',
      ...(data.invites ?? []).map(({ hash }) => hash),
      changesetOf(id),
      reasonOf(id),
      ...data.userData.requestFolders.flatMap((folder) => [folder.label, `${id}/${folder.id}`]),
      ...data.userData.emails.map(({ email }) => email),
      data.userData.controlNumber ?? '',
      draftSecret(id),
    ]),
    draftSecret(accountId('AGR', 'home1')),
  ].filter((secret) => secret !== '');
  return allSecrets;
}

const knowledge = new Map<string, string>();
/** Everything that the caller may see, of all revisions. */
function knownTo(caller: Caller): string {
  const text =
    knowledge.get(nameOf(caller)) ??
    JSON.stringify(
      histories.flatMap((history) => {
        const newest = newestOf(history);
        const past = pastOf(caller, newest);
        const lines = history.filter(({ updatedBy }) => knowsEditor(past, caller, updatedBy));
        return [
          ...history
            .filter((revision) => isReadable(caller, newest, revision))
            .map((revision) => shownAtMost(caller, revision, around()) ?? null),
          ...lines.map(({ updatedBy = '' }) => changesetOf(updatedBy)),
          ...(past === 'why' ? lines.map(({ updatedBy = '' }) => reasonOf(updatedBy)) : []),
        ];
      }),
    );
  knowledge.set(nameOf(caller), text);
  return text;
}
