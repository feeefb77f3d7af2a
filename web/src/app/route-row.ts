import type { ComponentType } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { Country } from '#shared/countries/country.ts';
import type { Role } from '#shared/kernel/role.ts';
import type { MessageKey, Part } from '#web/i18n/parts.ts';

export const MENU_GROUPS = ['base', 'offermanagement', 'import', 'admin', 'request'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** The facts that the conditions of a route look at, besides roles. */
export type RouteFacts = {
  readonly roles: readonly Role[];
  readonly country: Country;
  /** Null for a guest. */
  readonly account: Account | null;
};

/** One screen: who may enter, under which conditions, where it stands in the menu, how it is loaded. */
export type RouteRow = {
  /** Absent: everybody. */
  readonly roles?: readonly Role[];
  readonly excludeRoles?: readonly Role[];
  /** Settings of the country or the account that the screen needs. */
  readonly condition?: (facts: RouteFacts) => boolean;
  /** Mails lead here: who is not signed in is asked to, and comes back, instead of going home. */
  readonly isMailed?: boolean;
  /** Absent: not in the menu. */
  readonly menu?: MenuGroup;
  /** Says who finds it in the menu, if not everybody who may enter. */
  readonly menuCondition?: (facts: RouteFacts) => boolean;
  /** Parameters of its address in the menu. */
  readonly menuParams?: Readonly<Record<string, string>>;
  readonly title: MessageKey;
  /** Catalogues the page needs besides `shell`. */
  readonly parts?: readonly Part[];
  /** `admin`: only on the administration's site, `country`: only outside it; both by default. */
  readonly site?: 'country' | 'admin';
  readonly page: () => Promise<ComponentType>;
};
