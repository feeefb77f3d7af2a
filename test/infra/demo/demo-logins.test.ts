import { describe, expect, test } from 'vitest';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { demoId } from '#infra/demo/demo-entity.ts';
import { demoLogins } from '#infra/demo/demo-logins.ts';
import { Account } from '#shared/accounts/account.ts';

const accounts = buildDemoData(new Date('2026-03-02T08:00:00.000Z'))
  .filter(({ entityclass }) => entityclass === 'account')
  .map(({ id, data }) => ({ id, data: Account.parse(data) }));

const accountsOf = (login: string) => {
  const sub = demoLogins.find((entry) => entry.login === login)?.sub ?? '';
  return accounts.filter(({ data }) => data.ssoUsers.includes(sub));
};
const ROLES = { supplier: 'SUP', farmer: 'AGR', ins: 'INS', aut: 'AUT', aso: 'ASO' } as const;
const COUNTRY_LOGINS = 'de at ch lu dk fr it es nl se hu ro hr ie lt'
  .split(' ')
  .flatMap((cc) =>
    Object.entries(ROLES).map(([kind, role]) => ({ login: `${kind}.${cc}`, cc, role })),
  );

describe('demo logins', () => {
  test('are those that tools rely on', () => {
    expect(demoLogins.map(({ login }) => login).toSorted()).toEqual(
      ['admin', 'multi.de', ...COUNTRY_LOGINS.map(({ login }) => login)].toSorted(),
    );
    expect(new Set(demoLogins.map(({ sub }) => sub)).size).toBe(demoLogins.length);
    expect(demoLogins.every(({ email, login }) => email === `${login}@demo.example`)).toBe(true);
  });

  test('each of a country is one active account of it', () => {
    const perLogin = COUNTRY_LOGINS.map(({ login }) =>
      accountsOf(login).map(({ id, data }) => ({
        id,
        role: data.staticData.role,
        country: data.staticData.country,
        active: data.active,
        email: data.userData.emails[0],
      })),
    );
    expect(perLogin).toEqual(
      COUNTRY_LOGINS.map(({ login, cc, role }) => [
        {
          id: demoId(`account.${login}`),
          role,
          country: demoId(`country.${cc}`),
          active: true,
          email: { email: `${login}@demo.example`, status: 'verified' },
        },
      ]),
    );
  });

  test('admin is an administrator', () => {
    expect(accountsOf('admin').map(({ data }) => data.staticData.role)).toEqual(['ADM']);
  });

  test('multi.de holds three accounts to switch between', () => {
    const roles = accountsOf('multi.de').map(({ id, data }) => [id, data.staticData.role]);
    expect(roles.toSorted()).toEqual(
      [
        [demoId('account.multi.de.agr'), 'AGR'],
        [demoId('account.multi.de.sup'), 'SUP'],
        [demoId('account.multi.de.aso'), 'ASO'],
      ].toSorted(),
    );
  });

  test.each(['de', 'at', 'ch', 'lu', 'dk'])(
    'the farmer of %s is a customer of the control body and lies in the region of the authority',
    (cc) => {
      const [farmer] = accountsOf(`farmer.${cc}`);
      const [authority] = accountsOf(`aut.${cc}`);
      const [site] = farmer?.data.userData.supData[0]?.locationsOfSale ?? [];
      expect(farmer?.data.userData.insData.map(({ ins }) => ins)).toEqual([
        demoId(`account.ins.${cc}`),
      ]);
      expect(authority?.data.staticData.responsibleForRegions).toContain(site?.address.region);
    },
  );
});
