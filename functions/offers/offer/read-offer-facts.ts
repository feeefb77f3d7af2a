import type { Acting } from '#functions/kernel/context.ts';
import { expiringCachePer } from '#functions/kernel/expiring-cache.ts';
import { readAllRows } from '#functions/kernel/read-all-rows.ts';
import type { Search } from '#functions/kernel/search/search.ts';
import { type EntityType, entityAs } from '#functions/kernel/store/entity-as.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { countryClass } from '#shared/countries/country.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { SERVER_LIST_SECONDS } from '#shared/kernel/limits.ts';
import { agecategoryClass } from '#shared/masterdata/agecategory.ts';
import { animalkindClass } from '#shared/masterdata/animalkind.ts';
import { animalusageClass } from '#shared/masterdata/animalusage.ts';
import { category1Class } from '#shared/masterdata/category1.ts';
import { category2Class } from '#shared/masterdata/category2.ts';
import { classificationClass } from '#shared/masterdata/classification.ts';
import { offerfieldClass } from '#shared/masterdata/offerfield.ts';
import { offergroupClass } from '#shared/masterdata/offergroup.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';
import type { Applicability } from '#shared/offers/offer-choices.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';
import { uploadClass } from '#shared/uploads/upload.ts';
import { isElsewhere } from './is-elsewhere.ts';
import type { OfferFacts } from './offer-facts.ts';
import { isOwnUpload, shownUploads } from './require-own-uploads.ts';
import { saleLocationOf } from './supplier-data-of.ts';

const memoryOf = expiringCachePer<Search, OfferfieldEntity[]>({
  seconds: SERVER_LIST_SECONDS,
  entries: 1,
});

/** Finds the data of an entity of the given class; undefined for no id, and for an entity that is gone. */
type Find = <D>(type: EntityType<D>, id: string | undefined) => D | undefined;

/**
 * Reads everything that an offer is checked against, the owner's account and the country as they are at this moment.
 * @throws AppError `entities.unknownReference` when owner or country are gone
 */
export async function readOfferFacts(
  context: Acting,
  offer: OfferDraft,
  before: Offer | undefined,
): Promise<OfferFacts> {
  const { store } = context;
  const [owner, home, named, fields] = await Promise.all([
    store.latest(accountClass, offer.owner, { fresh: true }),
    store.latest(countryClass, offer.country, { fresh: true }),
    store.untyped.latestOf([
      ...new Set([...refsOf(offer), ...(before ? preorderRefs(before) : [])]),
    ]),
    offerfieldsOf(context),
  ]);
  const entities = [...named, ...(await impliedAge(context, offer, named))];
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const find: Find = (type, id) => {
    const entity = id === undefined ? undefined : byId.get(id);
    return entity && entityAs(type, entity)?.data;
  };
  if (!owner) throw unknown('owner');
  if (!home) throw unknown('country');
  return {
    owner,
    country: home.data,
    isElsewhere: await isElsewhere(context, before, saleLocationOf(owner.data, offer)?.address),
    hasOtherFiles: await hasOtherFiles(context, before, find),
    animalkind: find(animalkindClass, offer.animalkind),
    offergroup: find(offergroupClass, offer.offergroup),
    animalusage: find(animalusageClass, offer.animalusage),
    choices: choicesOf(offer, find),
    preorder: preorderFrom(offer, find),
    preorderBefore: before && preorderFrom(before, find),
    fields,
    foreignUploads: shownUploads(offer)
      .filter((shown) => !isOwnUpload(find(uploadClass, shown.id), shown, offer.owner))
      .map(({ path }) => path),
  };
}

/** Tells whether a file that a rejected offer showed has another content since, under the same upload. */
async function hasOtherFiles(
  { store }: Acting,
  before: Offer | undefined,
  find: Find,
): Promise<boolean> {
  const { status, on } = before?.autApproval ?? {};
  if (before === undefined || status !== 'rejected' || on === undefined) return false;
  const decided = new Date(on);
  const changed = await Promise.all(
    shownUploads(before).map(async ({ id }) => {
      const seen = await store.untyped.asOf(id, decided);
      const former = seen && entityAs(uploadClass, seen)?.data.file;
      const file = find(uploadClass, id)?.file;
      return former !== undefined && file !== undefined && former.id !== file.id;
    }),
  );
  return changed.includes(true);
}

/** Returns the age category that the usage implies for an offer that names none. */
async function impliedAge(
  { store }: Acting,
  { animalusage, ageCategory }: OfferDraft,
  named: readonly Entity[],
): Promise<Entity[]> {
  const usage = named.find(({ id }) => id === animalusage);
  const implied = usage && entityAs(animalusageClass, usage)?.data.ageCategory;
  if (ageCategory !== undefined || implied === undefined) return [];
  return store.untyped.latestOf([implied]);
}

function preorderFrom(offer: OfferDraft, find: Find): OfferFacts['preorder'] {
  const animalusage = find(animalusageClass, offer.animalusage);
  const ageCategory = find(agecategoryClass, offer.ageCategory ?? animalusage?.ageCategory);
  return preorderOf(offer, { animalusage, ageCategory });
}

function preorderRefs({ animalusage, ageCategory }: Offer): string[] {
  return [animalusage, ageCategory].filter((id) => id !== undefined);
}

function choicesOf(offer: OfferDraft, find: Find): OfferFacts['choices'] {
  const named = (
    path: 'offergroup' | 'animalusage' | 'ageCategory' | 'category2' | 'classification',
    type: EntityType<Applicability>,
  ) => (offer[path] === undefined ? [] : [{ path, choice: find(type, offer[path]) }]);
  return [
    ...named('offergroup', offergroupClass),
    ...named('animalusage', animalusageClass),
    ...named('ageCategory', agecategoryClass),
    ...named('category2', category2Class),
    ...named('classification', classificationClass),
    ...offer.category1.map((id, index) => ({
      path: `category1.${index}`,
      choice: find(category1Class, id),
    })),
  ];
}

function refsOf(offer: OfferDraft): string[] {
  const { animalkind, offergroup, animalusage, ageCategory, category2, classification } = offer;
  const single = [animalkind, offergroup, animalusage, ageCategory, category2, classification];
  const uploads = shownUploads(offer).map(({ id }) => id);
  return [...single, ...offer.category1, ...uploads].filter((id) => id !== undefined);
}

function unknown(path: string): AppError {
  const details = [fieldDetail(`data.${path}`, entityErrors.unknownReference)];
  return new AppError(entityErrors.unknownReference, { details });
}

/** Returns all active offer fields; they are read again every `SERVER_LIST_SECONDS`. */
function offerfieldsOf({ search, clock, rows }: Acting): Promise<OfferfieldEntity[]> {
  return memoryOf(search, clock).get('all', async () => {
    const fields = await readAllRows(rows, offerfieldClass, {
      field: 'active',
      comparison: 'eq',
      value: true,
    });
    return fields.map(({ id, data }) => ({ id, data }));
  });
}
