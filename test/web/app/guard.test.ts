import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/kernel/role.ts';
import { accountOf } from '#test/support/accounts.ts';
import { countryOf } from '#test/web/test-country.ts';
import { dependsOnUser, isOnSite, mayEnter } from '#web/app/guard.ts';
import type { RouteFacts, RouteRow } from '#web/app/route-row.ts';

const row = (more: Partial<RouteRow> = {}): RouteRow => ({
  title: 'home.menu',
  page: async () => () => null,
  ...more,
});
const factsOf = (...roles: Role[]): RouteFacts => ({
  roles,
  country: countryOf().data,
  account: roles.includes('GUEST') ? null : accountOf('AGR', 'farm').data,
});
const ROLES: readonly Role[] = ['ADM', 'SUP', 'AGR', 'INS', 'AUT', 'ASO', 'GUEST', 'NULL'];

describe('the guard', () => {
  test('lets everybody into a screen without roles', () => {
    for (const role of ROLES) expect(mayEnter(row(), factsOf(role))).toBe(true);
  });

  test.each(ROLES)('lets only the named role into a screen for %s', (named) => {
    const allowed = ROLES.filter((role) => mayEnter(row({ roles: [named] }), factsOf(role)));
    expect(allowed).toEqual([named]);
  });

  test('asks for one of the roles, not for all', () => {
    expect(mayEnter(row({ roles: ['SUP'] }), factsOf('AGR', 'SUP'))).toBe(true);
  });

  test('asks the condition with the country and the account', () => {
    const approval = row({
      condition: ({ country, account }) => country.offerAutApproval && account !== null,
    });
    const facts = factsOf('AUT');
    expect(mayEnter(approval, facts)).toBe(false);
    expect(
      mayEnter(approval, { ...facts, country: { ...facts.country, offerAutApproval: true } }),
    ).toBe(true);
  });

  test('waits for the user’s data only where it decides', () => {
    expect(dependsOnUser(row())).toBe(false);
    expect(dependsOnUser(row({ roles: ['AGR'] }))).toBe(true);
    expect(dependsOnUser(row({ condition: () => true }))).toBe(true);
  });

  test('knows the screens of the administration’s site from those of the countries', () => {
    const seen = (isAdmin: boolean) =>
      (['both', 'country', 'admin'] as const).filter((site) =>
        isOnSite(site === 'both' ? row() : row({ site }), isAdmin),
      );
    expect([seen(false), seen(true)]).toEqual([
      ['both', 'country'],
      ['both', 'admin'],
    ]);
  });
});
