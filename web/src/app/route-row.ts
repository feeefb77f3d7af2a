import type { ComponentType } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Role } from '#shared/kernel/role.ts';
import type { MessageKey, Part } from '#web/i18n/parts.ts';
import type { Kernel } from '#web/kernel/kernel-context.ts';

export const MENU_GROUPS = ['base', 'offermanagement', 'import', 'admin', 'request'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];
/** The headings of the groups; one that is called as its first screen has that one's words. */
export const MENU_HEADINGS = {
  base: 'menu.base',
  offermanagement: 'menu.offermanagement',
  import: 'menu.InsSearchAgr',
  admin: 'menu.admin',
  request: 'menu.RequestList',
} as const satisfies Record<MenuGroup, MessageKey>;

/** The facts that the conditions of a route look at, besides roles. */
export type RouteFacts = {
  readonly roles: readonly Role[];
  readonly country: Country;
  /** The account; null for a guest. */
  readonly account: Account | null;
};

/** One screen: its readers, its conditions, its place in the menu, and its code. */
export type RouteRow = {
  /** The roles that may enter; absent: everybody. */
  readonly roles?: readonly Role[];
  /** Tells whether country and account have the settings that the screen needs. */
  readonly condition?: (facts: RouteFacts) => boolean;
  /** The group of the menu; absent: the screen is not in the menu. */
  readonly menu?: MenuGroup;
  /** Tells whether the menu shows the screen, where not everybody who may enter finds it there. */
  readonly menuCondition?: (facts: RouteFacts) => boolean;
  /** Parameters of the screen's address in the menu. */
  readonly menuParams?: Readonly<Record<string, string>>;
  readonly title: MessageKey;
  /** Catalogues the page needs besides `shell`. */
  readonly parts?: readonly Part[];
  /** The site that has the screen: `admin`: only the administration's, `country`: only the others; both by default. */
  readonly site?: 'country' | 'admin';
  readonly page: () => Promise<ComponentType>;
  /** Asks for what the page of an id shows to a guest, while its code is still coming. */
  readonly prefetch?: (kernel: Pick<Kernel, 'api' | 'queries'>, id: string) => Promise<void>;
};
