import { isDeepStrictEqual } from 'node:util';
import type { EffectsOf } from '#functions/kernel/change-effects.ts';
import type { World } from '#functions/kernel/context.ts';
import { isOfferedIn, lostMarkets, type Market } from '#functions/masterdata/public.ts';
import type { ChangeEffect } from '#shared/entities/change-effect.ts';
import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import { inputFacts } from '#shared/masterdata/input-facts.ts';
import type { Offerfield } from '#shared/masterdata/offerfield.ts';
import { fieldValue } from '#shared/offers/field-values.ts';
import { type Applicability, belongsTo, isUsedIn } from '#shared/offers/offer-choices.ts';
import { isPublished, type offerGroups } from '#shared/offers/offer-groups.ts';
import { countOffersIn } from './count-offers-in.ts';

type OfferColumn = keyof typeof offerGroups.market.columns & string;

/**
 * Counts the published offers that name an entry where it cannot be chosen any more, country by country. They stay as
 * they are until their owners change them.
 */
export const offersNaming =
  (column: OfferColumn): EffectsOf<Applicability, ChangeEffect> =>
  async (world, change) =>
    offersIn(world, await lostMarkets(world, change, isOfferedIn), [
      { field: column, comparison: 'eq', value: change.id },
    ]);

/**
 * Counts the published offers that fill a field where it does not show any more, or asks for answers of another kind,
 * and those that chose an option that ends.
 */
export const offersOfOfferfield: EffectsOf<Offerfield, ChangeEffect> = async (world, change) => {
  const { id, before, after } = change;
  const isOther = !isDeepStrictEqual(inputFacts(before.entryType), inputFacts(after.entryType));
  const filled = isOther ? { before, after: { ...after, active: false } } : change;
  const kept = new Set(offeredOptions(after));
  const ended = isOther ? [] : offeredOptions(before).filter((option) => !kept.has(option));
  const shown = { before: after, after: { ...after, active: false } };
  return [
    ...(await offersIn(world, await lostMarkets(world, filled, isAsked), [
      { field: 'dynamicFields.field', comparison: 'eq', value: id },
    ])),
    ...(await offersIn(world, await lostMarkets(world, shown, isAsked), [
      {
        field: 'fieldValues',
        comparison: 'in',
        value: ended.map((option) => fieldValue(id, option)),
      },
    ])),
  ];
};

const offeredOptions = ({ options }: Offerfield): string[] =>
  options.filter(({ enabled }) => enabled).map((option) => option.id);

const isAsked = ({ active, visibility }: Offerfield, country: string, kind: string): boolean =>
  active && isUsedIn(visibility, country) && belongsTo(visibility, kind);

async function offersIn(
  world: Pick<World, 'search' | 'clock'>,
  markets: readonly Market[],
  named: readonly FilterLeaf[],
): Promise<ChangeEffect[]> {
  const filter = { $and: [isPublished(world.clock.now()), ...named] };
  const effects: ChangeEffect[] = [];
  for (const market of markets) {
    const count = await countOffersIn(world, market, filter);
    if (count > 0) effects.push({ effect: 'offersKeepIt', count, of: market.country });
  }
  return effects;
}
