import { generatePath } from 'react-router-dom';
import type { MessageKey } from '#web/i18n/parts.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import { paths, type RouteName } from '#web/kernel/paths.ts';
import { isOnSite, mayEnter } from './guard.ts';
import { MENU_GROUPS, type MenuGroup, type RouteFacts, type RouteRow } from './route-row.ts';

export type MenuItem = { readonly name: RouteName; readonly label: string; readonly to: string };
export type MenuSection = { readonly group: MenuGroup; readonly items: readonly MenuItem[] };

type Words = {
  readonly t: (key: MessageKey) => string;
  /** Compares words as the page's language sorts. */
  readonly compare: (a: string, b: string) => number;
};

/**
 * Returns the menu of this user here: the allowed screens by group, each group sorted by its words, after Home. Empty
 * groups are left out.
 */
export function menuOf(
  routes: Readonly<Record<RouteName, RouteRow>>,
  facts: RouteFacts,
  isAdminSite: boolean,
  { t, compare }: Words,
): MenuSection[] {
  const rows = entriesOf(routes).filter(
    ([, row]) =>
      isOnSite(row, isAdminSite) && mayEnter(row, facts) && (row.menuCondition?.(facts) ?? true),
  );
  const sections = MENU_GROUPS.map((group) => ({
    group,
    items: rows
      .filter(([, row]) => row.menu === group)
      .map(([name, row]) => ({
        name,
        label: t(row.title),
        to: generatePath<string>(paths[name], row.menuParams),
      }))
      .sort(
        (a, b) =>
          Number(b.name === 'Home') - Number(a.name === 'Home') || compare(a.label, b.label),
      ),
  }));
  return sections.filter((section) => section.items.length > 0);
}
