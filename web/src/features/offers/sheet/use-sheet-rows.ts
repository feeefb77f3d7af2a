import { preorderOf } from '#shared/offers/preorder-of.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { entriesOfRows, type WeekEntries, type WeekEntry, wordOf } from '../weeks/week-entry.ts';
import { promisedWeeks, type WeekWindow, weekWindow } from '../weeks/week-window.ts';
import { changedWeeks, type Edits } from './sheet-edits.ts';

export type SheetRow = {
  readonly offer: EntityOf<'offer'>;
  readonly window: WeekWindow;
  readonly entries: WeekEntries;
  readonly changed: readonly string[];
};

/**
 * Returns the rows of the sheet; an offer comes when it is known how long before it is to be ordered, and its name, so
 * that no row grows.
 */
export function useSheetRows(
  listed: readonly EntityOf<'offer'>[],
  edits: Edits,
  { known, before }: Readonly<Record<'known' | 'before', ReadonlyMap<string, EntityOf<'offer'>>>>,
): { readonly rows: readonly SheetRow[]; readonly error: unknown } {
  const today = useToday();
  // Numbers that are typed into an offer stay in sight when it is listed no more.
  const unlisted = [...edits.values()]
    .map(({ base }) => base)
    .filter(({ id }) => !listed.some((offer) => offer.id === id));
  const offers = [...listed, ...unlisted];
  const usages = useKnown(
    'animalusage',
    offers.map(({ data }) => data.animalusage),
  );
  const ages = useKnown(
    'agecategory',
    offers.map(({ data }) => data.ageCategory),
  );
  const breeds = useKnown(
    'offergroup',
    offers.map(({ data }) => data.offergroup),
  );
  const rows = offers.flatMap((offer): SheetRow[] => {
    const edit = edits.get(offer.id);
    const newest = newerOf(offer, known.get(offer.id));
    const { base, entries } = edit ?? {
      base: newest,
      entries: entriesOfRows(newest.data.statusWeekly),
    };
    const animalusage = usages.find(base.data.animalusage);
    const ageCategory = ages.find(base.data.ageCategory);
    const isNamed = breeds.find(base.data.offergroup) !== undefined;
    if (animalusage === undefined || ageCategory === undefined || !isNamed) return [];
    const preorder = preorderOf(base.data, {
      animalusage: animalusage?.data,
      ageCategory: ageCategory?.data,
    });
    const promised = [base, before.get(offer.id) ?? base].flatMap(({ data }) =>
      promisedWeeks(data),
    );
    return [
      {
        offer: base,
        window: weekWindow(today, { preorder, promised }),
        entries,
        changed: edit ? changedWeeks(edit) : [],
      },
    ];
  });
  return { rows, error: usages.error ?? ages.error ?? breeds.error };
}

function newerOf<T extends { readonly rev: number }>(listed: T, known: T | undefined): T {
  return known !== undefined && known.rev > listed.rev ? known : listed;
}

/** Returns what finds the entity of an id: null where there is none, undefined while that is not known. */
function useKnown<N extends 'animalusage' | 'agecategory' | 'offergroup'>(
  entityClass: N,
  ids: readonly (string | undefined)[],
) {
  const { items, missing, error } = useEntitiesById(
    entityClass,
    ids.filter((id) => id !== undefined),
  );
  const find = (id: string | undefined) => {
    if (id === undefined || missing.includes(id)) return null;
    return items.find((item) => item.id === id);
  };
  return { find, error };
}

/** Returns the animals of entries that say their number. */
export const animalsIn = (entries: readonly (WeekEntry | undefined)[]): number =>
  entries.reduce(
    (sum, entry) =>
      sum + (entry === undefined || wordOf(entry) !== undefined ? 0 : (entry.available ?? 0)),
    0,
  );

export type SheetCell = { readonly offer: string; readonly week: string };

/** Returns the id of a cell's element. */
export const cellId = ({ offer, week }: SheetCell): string => `cell-${offer}-${week}`;
