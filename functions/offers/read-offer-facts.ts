import type * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import { Account } from '#shared/accounts/account.ts';
import { Country } from '#shared/countries/country.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Agecategory } from '#shared/masterdata/agecategory.ts';
import { Animalkind } from '#shared/masterdata/animalkind.ts';
import { Animalusage } from '#shared/masterdata/animalusage.ts';
import { Category1 } from '#shared/masterdata/category1.ts';
import { Category2 } from '#shared/masterdata/category2.ts';
import { Classification } from '#shared/masterdata/classification.ts';
import { Offergroup } from '#shared/masterdata/offergroup.ts';
import type { Offer, OfferDraft } from '#shared/offers/offer.ts';
import type { Applicability } from '#shared/offers/offer-choices.ts';
import { preorderOf } from '#shared/offers/preorder-of.ts';
import { Upload } from '#shared/uploads/upload.ts';
import { isForOffers } from './keep-uploads.ts';
import type { OfferFacts } from './offer-facts.ts';
import { offerfieldsOf } from './offerfields-of.ts';

/** The data of a row of the given class's schema; undefined for no id, and for a row that is gone. */
type Find = <S extends z.ZodType>(schema: S, id: string | undefined) => z.output<S> | undefined;

/**
 * Everything that an offer is checked against, the owner's account and the country as they are at this moment.
 * @throws AppError `entities.unknownReference` when owner or country are gone
 */
export async function readOfferFacts(
  context: Context,
  offer: OfferDraft,
  before: Offer | undefined,
): Promise<OfferFacts> {
  const { store } = context;
  const [owner, home, named, fields] = await Promise.all([
    store.untyped.latest(offer.owner, { fresh: true }),
    store.untyped.latest(offer.country, { fresh: true }),
    store.untyped.latestOf([
      ...new Set([...refsOf(offer), ...(before ? preorderRefs(before) : [])]),
    ]),
    offerfieldsOf(context),
  ]);
  const entities = [...named, ...(await impliedAge(context, offer, named))];
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const find: Find = (schema, id) => {
    const entity = id === undefined ? undefined : byId.get(id);
    return entity && schema.parse(entity.data);
  };
  if (!owner) throw unknown('owner');
  if (!home) throw unknown('country');
  return {
    owner: { ...owner, data: Account.parse(owner.data) },
    country: Country.parse(home.data),
    animalkind: find(Animalkind, offer.animalkind),
    offergroup: find(Offergroup, offer.offergroup),
    animalusage: find(Animalusage, offer.animalusage),
    choices: choicesOf(offer, find),
    preorder: preorderFrom(offer, find),
    preorderBefore: before && preorderFrom(before, find),
    fields,
    foreignAttachments: [...offer.attachments.entries()]
      .filter(([, id]) => !isForOffers(find(Upload, id), offer.owner))
      .map(([at]) => at),
  };
}

/** The age category that comes with the usage of an offer that names none. */
async function impliedAge(
  { store }: Context,
  { animalusage, ageCategory }: OfferDraft,
  named: readonly Entity[],
): Promise<Entity[]> {
  const usage = named.find(({ id }) => id === animalusage);
  const implied = usage && Animalusage.parse(usage.data).ageCategory;
  if (ageCategory !== undefined || implied === undefined) return [];
  return store.untyped.latestOf([implied]);
}

function preorderFrom(offer: OfferDraft, find: Find): OfferFacts['preorder'] {
  const animalusage = find(Animalusage, offer.animalusage);
  const ageCategory = find(Agecategory, offer.ageCategory ?? animalusage?.ageCategory);
  return preorderOf(offer, { animalusage, ageCategory });
}

function preorderRefs({ animalusage, ageCategory }: Offer): string[] {
  return [animalusage, ageCategory].filter((id) => id !== undefined);
}

function choicesOf(offer: OfferDraft, find: Find): OfferFacts['choices'] {
  const named = (
    path: 'offergroup' | 'animalusage' | 'ageCategory' | 'category2' | 'classification',
    schema: z.ZodType<Applicability>,
  ) => (offer[path] === undefined ? [] : [{ path, choice: find(schema, offer[path]) }]);
  return [
    ...named('offergroup', Offergroup),
    ...named('animalusage', Animalusage),
    ...named('ageCategory', Agecategory),
    ...named('category2', Category2),
    ...named('classification', Classification),
    ...offer.category1.map((id, at) => ({
      path: `category1.${at}`,
      choice: find(Category1, id),
    })),
  ];
}

function refsOf(offer: OfferDraft): string[] {
  const { animalkind, offergroup, animalusage, ageCategory, category2, classification } = offer;
  const single = [animalkind, offergroup, animalusage, ageCategory, category2, classification];
  return [...single, ...offer.category1, ...offer.attachments].filter((id) => id !== undefined);
}

function unknown(path: string): AppError {
  const details = [fieldDetail(`data.${path}`, entityErrors.unknownReference)];
  return new AppError(entityErrors.unknownReference, { details });
}
