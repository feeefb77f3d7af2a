import type { World } from '#functions/kernel/context.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { labelFor } from '#shared/kernel/label.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { offerfieldClass } from '#shared/masterdata/offerfield.ts';
import {
  type FieldCondition,
  type OfferCondition,
  offerConditions,
} from '#shared/offers/offer-conditions.ts';
import { CONDITION_TEXTS, PROOF_CONDITIONS } from '#shared/proofs/limits.ts';
import type { ProofCondition } from '#shared/proofs/proof-document.ts';
import { readNames } from './read-names.ts';

/** Returns the conditions of a search in words, with the names that entities had at that moment. */
export async function conditionWords(
  world: Pick<World, 'store'>,
  filter: AttributeFilter | undefined,
  locale: Locale,
): Promise<ProofCondition[]> {
  const conditions = offerConditions(filter).slice(0, PROOF_CONDITIONS);
  const ids = conditions.flatMap((condition) => (condition.kind === 'named' ? condition.ids : []));
  const nameOf = await readNames(world, ids, locale);
  return Promise.all(
    conditions.map(async (condition) => {
      const words =
        condition.kind === 'field'
          ? await fieldWords(world, condition, locale)
          : { field: fieldOf(condition), values: wordsOf(condition, nameOf) };
      return { ...words, values: words.values.slice(0, CONDITION_TEXTS) };
    }),
  );
}

const fieldOf = (condition: Exclude<OfferCondition, FieldCondition>): string =>
  condition.kind === 'named' ? condition.field : condition.kind;

function wordsOf(
  condition: Exclude<OfferCondition, FieldCondition>,
  nameOf: (id: string) => string,
): string[] {
  switch (condition.kind) {
    case 'named':
      return condition.ids.map(nameOf);
    case 'specification':
      return [...condition.ids];
    case 'gender':
      return [...condition.genders];
    case 'week':
      return [...condition.weeks];
    case 'amount':
      return [`${condition.comparison} ${condition.amount}`];
    case 'text':
      return [condition.word];
    case 'now':
      return [condition.day];
    case 'spot':
      return [];
    case 'unknown':
      return condition.leaves.map(({ field }) => field);
  }
}

/** Returns the words of a condition on an administrators' field: its name, then the wanted answer. */
async function fieldWords(
  { store }: Pick<World, 'store'>,
  { field, values, range }: FieldCondition,
  locale: Locale,
): Promise<ProofCondition> {
  const offerfield = await store.latest(offerfieldClass, field);
  const labelOf = (value: string) => {
    const option = offerfield?.data.options.find(({ id }) => id === value);
    return option === undefined ? value : labelFor(option.labels, locale, value);
  };
  const wanted = range === undefined ? values.map(labelOf) : [`${range.min}–${range.max}`];
  return {
    field: labelFor(offerfield?.data.labels ?? [], locale, field)
      .slice(0, 100)
      .toWellFormed(),
    values: wanted,
  };
}
