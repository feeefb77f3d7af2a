import type { AccountRole, Role } from './role.ts';

/** The caller: row rights are decided from it. Made once a request, from the app token and the account as stored. */
export type Principal = {
  /** `['GUEST']` without sign-in; a farmer who accepted the terms of service is `['AGR', 'SUP']`. */
  readonly roles: readonly Role[];
  /** Account id; null for a guest. */
  readonly account: string | null;
  /** Subject at the single sign-on; null for a guest. */
  readonly user: string | null;
  /** Country entity id of the account. */
  readonly country: string | null;
  /** Region ids an authority is responsible for. */
  readonly regions: readonly string[];
  /**
   * Tells whether the account may search its customers or members: a control body or association with that
   * permission.
   */
  readonly findsFarmers: boolean;
};

export const GUEST: Principal = {
  roles: ['GUEST'],
  account: null,
  user: null,
  country: null,
  regions: [],
  findsFarmers: false,
};

export function hasRole(who: Principal, ...roles: readonly AccountRole[]): boolean {
  return roles.some((role) => who.roles.includes(role));
}
