import type { RouteFacts, RouteRow } from './route-row.ts';

/** Tells whether somebody with these roles, in this country, may open the screen. Menu and router ask the same. */
export function mayEnter(row: RouteRow, facts: RouteFacts): boolean {
  const holdsRole = row.roles?.some((role) => facts.roles.includes(role)) ?? true;
  return holdsRole && (row.condition?.(facts) ?? true);
}

/** Tells whether the user's data must be there to decide about the screen. */
export function dependsOnUser(row: RouteRow): boolean {
  return Boolean(row.roles ?? row.condition);
}

/** Tells whether signing in may open the screen to a guest, who then comes back to it. */
export const needsSignIn = ({ roles }: RouteRow): boolean => roles?.includes('GUEST') === false;

export function isOnSite(row: RouteRow, isAdminSite: boolean): boolean {
  return row.site === undefined || (row.site === 'admin') === isAdminSite;
}
