import { ENTITY_CLASS_NAMES, type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import type { SeededRandom } from '#test/support/seeded-random.ts';
import { testId } from '#test/support/test-id.ts';
import { accountId, CIRCLES, siteOf } from './campaign-people.ts';
import { type EndpointKey, endpointOf } from './endpoint-key.ts';
import { type Known, plausible } from './hostile-input.ts';
import { PDF } from './open-campaign.ts';

/** What an input is about, so that somebody can be chosen who may send it. */
export type Sample = { readonly input: unknown; readonly about: Entity };

/** Where not every class will do. Whose account is deleted takes no more part. */
const CLASSES_OF: Partial<Record<EndpointKey, readonly EntityClassName[]>> = {
  'entities.setAttachment': ['upload'],
  'offers.confirmActivity': ['offer'],
  'offers.decide': ['offer'],
  'entities.delete': ['offer', 'upload', 'request-process', 'category1', 'animalmenu'],
};

/** An input of the call that is right or nearly so, about one of the rows that are stored. */
export function sampleInput(
  key: EndpointKey,
  random: SeededRandom,
  stored: { readonly rows: readonly Entity[]; readonly known: Known },
): Sample {
  const ofClass = (...names: string[]) =>
    stored.rows.filter(({ entityclass }) => names.includes(entityclass));
  const isSearch = key.startsWith('search.');
  const isRequest = key.startsWith('requests.');
  const classes = CLASSES_OF[key] ?? (isRequest ? ['request-process'] : ENTITY_CLASS_NAMES);
  const about = random.pick(ofClass(...classes));
  const made = inputOn(key, about, random);
  if (made !== undefined) return { input: made, about };
  if (isSearch) return { input: searchOn(key, about, random), about };
  return { input: plausible(endpointOf(key).input, random, stored.known), about };
}

function inputOn(key: EndpointKey, about: Entity, random: SeededRandom): object | undefined {
  const { id, rev, entityclass } = about;
  const process = { id, rev };
  switch (key) {
    // Who leaves or is redacted calls no more: these are nearly right, so that everybody stays.
    case 'accounts.unregister':
      return { account: about.id };
    case 'accounts.redactAccount':
      return { account: testId('nobody at all'), reason: 'asked for' };
    case 'accounts.updateAccount':
      return { account: about.id, adminMemo: 'checked' };
    case 'entities.create':
      return { entityclass, data: sendable(about) };
    case 'entities.updateFromPatch':
      return { id, rev, patch: someOf(sendable(about), random), changeset: 'campaign' };
    case 'entities.saveEntry':
      return random.chance(0.7)
        ? { id, rev, entityclass, data: sendable(about) }
        : { entityclass, data: sendable(about) };
    case 'entities.setAttachment': {
      const data = `data:application/pdf;base64,${PDF.toString('base64')}`;
      return { id, rev, attachment: { name: 'a.pdf', contentType: 'application/pdf', data } };
    }
    case 'offers.confirmActivity':
      return { country: valuesAt(about.data, ['country'])[0], offers: [id] };
    case 'offers.decide':
      return {
        offers: [{ id, rev }],
        ...(random.chance(0.5) ? { decision: 'accept' } : { decision: 'reject', reason: 'No.' }),
      };
    case 'requests.initRequest': {
      const circle = random.pick(CIRCLES);
      return {
        type: 'authority',
        package: { id: testId('package') },
        location: siteOf('AGR', circle).id,
        animalkind: testId('cattle'),
        ...(random.chance(0.5) ? { agr: accountId('AGR', circle) } : {}),
      };
    }
    case 'requests.fillForm':
      return {
        process,
        fieldData: [
          { field: 'purpose', value: 'renewal' },
          { field: 'numberWanted', value: random.below(20) },
        ],
        attachments: [],
        ...(random.chance(0.5) ? { draft: true } : {}),
      };
    case 'requests.removeRequest':
    case 'requests.retractRequest':
    case 'requests.waiveRequest':
      return { process };
    case 'requests.revokeRequest':
    case 'requests.reopenRequest':
      return { process, reason: 'a valid reason' };
    case 'entities.get':
    case 'entities.delete':
    case 'entities.getTimeline':
    case 'entities.getAttachment':
    case 'entities.getPhoto':
    case 'entities.loadEntity':
      return { id };
    case 'entities.link':
      return process;
    case 'requests.setStatus':
      return random.chance(0.5)
        ? { process, folder: { id: 'archived' } }
        : { process, inProgress: true, editorName: 'MM', replace: true };
    default:
      return undefined;
  }
}

/** A search that finds the row, for those who may see it. */
function searchOn(key: EndpointKey, about: Entity, random: SeededRandom): object {
  const { groups }: AnyEntityClass = entityClasses[about.entityclass as EntityClassName];
  const { columns } = random.pick(Object.values(groups));
  const fields = Object.keys(columns);
  const leaves = fields.flatMap((field) => {
    const value = valuesAt(about.data, field.split('.'))[0];
    const isPin = ['country', 'animalkind', 'owner', 'staticData.role'].includes(field);
    if (typeof value === 'object' || value === undefined || !(isPin || random.chance(0.2))) {
      return [];
    }
    return [{ field, comparison: 'eq', value }];
  });
  const sorting = random.chance(0.5) ? [{ field: random.pick(['id', ...fields]) }] : [];
  const query = { entityClass: about.entityclass, attributeFilter: { $and: leaves } };
  if (key === 'search.lists') return { lists: [{ ...query, sorting }] };
  if (key === 'search.ids') return { ...query, ids: [about.id] };
  if (key !== 'search.aggregate') return { ...query, sorting };
  const as = random.pick(['n', '__proto__', 'constructor', 'toString']);
  return {
    ...query,
    aggregate: { groupBy: [random.pick(['rev', ...fields])], metrics: [{ op: 'count', as }] },
  };
}

/** The data without what only the product sets. */
function sendable({ entityclass, data }: Entity): object {
  const { fieldRights }: AnyEntityClass = entityClasses[entityclass as EntityClassName];
  return Object.fromEntries(
    Object.entries(data).filter(([name]) => fieldRights[name] !== 'system'),
  );
}

function someOf(data: object, random: SeededRandom): object {
  return Object.fromEntries(Object.entries(data).filter(() => random.chance(0.3)));
}
