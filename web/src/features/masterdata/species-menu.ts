import type { Labels } from '#shared/kernel/label.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';

/** A link to the offers of one animal kind. */
export type SpeciesLink = {
  readonly key: string;
  readonly labels: Labels;
  readonly animalkind: string;
};
/** One entry of the species menu: a link, a dropdown of links, or plain text (specification section 2). */
export type SpeciesItem =
  | ({ readonly kind: 'link' } & SpeciesLink)
  | {
      readonly kind: 'dropdown';
      readonly key: string;
      readonly labels: Labels;
      readonly links: readonly SpeciesLink[];
    }
  | { readonly kind: 'text'; readonly key: string; readonly labels: Labels };

/**
 * Returns the menu in its order, without animals that the country has not enabled. A dropdown that loses all its
 * links goes too.
 */
export function speciesItems(
  menus: readonly EntityOf<'animalmenu'>[],
  enabled: readonly string[],
): SpeciesItem[] {
  return [...menus]
    .sort((a, b) => a.data.sorting - b.data.sorting)
    .flatMap((menu) => itemOf(menu, enabled));
}

function itemOf({ id, data }: EntityOf<'animalmenu'>, enabled: readonly string[]): SpeciesItem[] {
  const { labels, animalkind, submenuItems } = data;
  if (submenuItems.length > 0) {
    const links = submenuItems
      // Two items may lead to one animal kind.
      .map((item, place) => ({ ...item, key: `${id} ${place}` }))
      .sort((a, b) => a.sorting - b.sorting)
      .filter((item) => enabled.includes(item.animalkind));
    return links.length > 0 ? [{ kind: 'dropdown', key: id, labels, links }] : [];
  }
  if (animalkind === undefined) return [{ kind: 'text', key: id, labels }];
  return enabled.includes(animalkind) ? [{ kind: 'link', key: id, labels, animalkind }] : [];
}
