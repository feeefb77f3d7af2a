import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { accountOf } from '#test/support/accounts.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { countryOf } from '#test/web/test-country.ts';
import { AdministrationPage } from '#web/features/administration/administration-page.tsx';

const admin = accountOf('ADM', 'R. Albers');
const country = countryOf();
const rules: Ruleset = {
  name: 'cattle',
  public: true,
  paths: [
    { path: 'answers.age', type: 'number', labels: [{ lang: 'de_DE', label: 'Alter' }] },
    { path: 'refused', type: 'boolean' },
  ],
  rules: [
    {
      name: 'too old',
      active: true,
      when: [{ path: 'answers.age', comparison: 'gt', value: 10 }],
      then: [{ path: 'refused', value: true }],
      updated: '2026-03-02T08:00:00.000Z',
    },
  ],
};
const ruleset = entityOf('ruleset', rules, 'rules');

async function open() {
  const saved: unknown[] = [];
  const page = await renderPage(<AdministrationPage />, {
    answers: {
      'POST search/search/execute': ({ entityClass }) => ({
        items: entityClass === 'country' ? [country] : [],
        next: null,
      }),
      'GET eav/entity/get': () => ruleset,
      'GET eav/entity/gettimeline': () => ({ items: [], next: null }),
      'POST admin/usedBy': () => ({ uses: [] }),
      'POST admin/tellEffects': () => ({ effects: [] }),
      'POST admin/loadEntities': () => ({ items: [admin], missing: [] }),
      'POST eav/entity/updatefrompatch': (input) => {
        saved.push(input.patch);
        return { ...ruleset, rev: 2 };
      },
    },
    account: admin,
    country,
    path: '/manage/*',
    address: `/manage/ruleset/${ruleset.id}`,
  });
  const bench = within(await screen.findByRole('region', { name: t('administration.bench') }));
  return { ...page, bench, saved };
}

test('rules are tried on facts, and say which condition decided with which value', async () => {
  const { user, bench } = await open();
  expect(bench.getByRole('status').textContent).toContain(
    t('administration.benchFired', { count: 0, rules: 1 }),
  );
  await user.type(bench.getByLabelText('Alter'), '12');
  const outcome = bench.getByRole('status').textContent;
  expect(outcome).toContain(t('administration.benchFired', { count: 1, rules: 1 }));
  expect(outcome).toContain(
    `answers.age ${t('administration.choice.comparison.gt')} 10; ${t('administration.conditionHas')} 12`,
  );
});

test('an example is kept, and says at once when a changed rule breaks it', async () => {
  const { user, bench, saved } = await open();
  await user.click(bench.getByRole('button', { name: t('administration.caseKeep') }));
  expect(bench.getByText(t('administration.caseNameMissing'))).not.toBeNull();
  await user.type(bench.getByLabelText('Alter'), '12');
  await user.type(bench.getByLabelText(t('administration.caseName')), 'old cow');
  await user.click(bench.getByRole('button', { name: t('administration.caseKeep') }));
  expect(bench.getByText(t('administration.caseMet'))).not.toBeNull();

  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved).toEqual([
    { cases: [{ name: 'old cow', facts: { 'answers.age': 12 }, fired: ['too old'] }] },
  ]);
});

test('the value of a fact is written as what it is', async () => {
  const { user, saved, bench } = await open();
  const condition = screen.getAllByRole('group', {
    name: t('administration.row', { name: t('administration.field.when'), number: 1 }),
  })[0];
  if (condition === undefined) throw new Error('There is no condition.');
  const value = within(condition).getByLabelText(t('administration.factValue'));
  await user.clear(value);
  await user.type(value, '7,5');
  await user.type(bench.getByLabelText('Alter'), '8');
  expect(bench.getByRole('status').textContent).toContain(
    t('administration.benchFired', { count: 1, rules: 1 }),
  );
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved).toMatchObject([
    { rules: [{ when: [{ path: 'answers.age', comparison: 'gt', value: 7.5 }] }] },
  ]);
});
