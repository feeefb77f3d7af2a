import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { aboutEntry, listsOf, openAdministration } from './open-administration.tsx';

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
const RULE = { name: 'too old' };

async function open(more: Partial<Ruleset> = {}) {
  const ruleset = entityOf('ruleset', { ...rules, ...more }, 'rules');
  const saved: unknown[] = [];
  const page = await openAdministration(`/ruleset/${ruleset.id}`, {
    ...listsOf(),
    ...aboutEntry(() => ruleset),
    'GET bbay/ruleset/hits': () => ({
      rules: [{ name: 'too old', recent: 12, last: '2026-03-01' }],
    }),
    'POST eav/entity/updatefrompatch': (input) => {
      saved.push(input.patch);
      return { ...ruleset, rev: 2 };
    },
  });
  const bench = within(await screen.findByRole('region', { name: t('words.tryOut') }));
  return { ...page, bench, saved };
}

test('rules are tried on facts, and say which condition decided with which value; an example of them is kept', async () => {
  const { user, bench, saved } = await open();
  const outcome = () => bench.getByRole('status').textContent;
  expect(outcome()).toContain(t('administration.benchFired', { count: 0, rules: 1 }));
  await user.click(bench.getByRole('button', { name: t('administration.caseKeep') }));
  expect(bench.getByText(t('words.nameMissing'))).not.toBeNull();
  await user.type(bench.getByLabelText('Alter'), '12');
  expect(outcome()).toContain(t('administration.benchFired', { count: 1, rules: 1 }));
  expect(outcome()).toContain(
    `Alter ${t('administration.choice.comparison.gt')} 10; ${t('administration.conditionHas')} 12`,
  );
  await user.type(bench.getByLabelText(t('administration.caseName')), 'old cow');
  await user.click(bench.getByRole('button', { name: t('administration.caseKeep') }));
  expect(bench.getByText('old cow')).not.toBeNull();
  expect(bench.queryByText(t('administration.caseNotMet'))).toBeNull();

  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved).toEqual([
    { cases: [{ name: 'old cow', facts: { 'answers.age': 12 }, fired: ['too old'] }] },
  ]);
});

test('an example holds only the facts that a condition asks for', async () => {
  const { user, bench, saved } = await open();
  await user.type(bench.getByLabelText('Alter'), '12');
  await user.click(screen.getByRole('button', { name: t('administration.openRow', RULE) }));
  const [fact] = screen.getAllByLabelText(inRow('path', 1));
  if (fact === undefined) throw new Error('There is no condition.');
  await user.selectOptions(fact, 'refused');
  await user.type(bench.getByLabelText(t('administration.caseName')), 'no age');
  await user.click(bench.getByRole('button', { name: t('administration.caseKeep') }));
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => saved).toMatchObject([{ cases: [{ name: 'no age' }] }]);
  expect(saved).toMatchObject([{ cases: [{ facts: {} }] }]);
  expect(JSON.stringify(saved)).not.toContain('12');
});

test('a fact stays as it is typed, and says where it cannot be read', async () => {
  const { user, bench } = await open();
  const age = bench.getByLabelText<HTMLInputElement>('Alter');
  await user.type(age, '1,5');
  expect(age.value).toBe('1,5');
  expect(bench.getByRole('status').textContent).toContain('1,5');
  await user.clear(age);
  await user.type(age, '12 x');
  expect(age.value).toBe('12 x');
  bench.getByText(t('errors.rules.otherType'));
  expect(bench.getByRole('status').textContent).not.toContain('12 x');
});

test('a value that is missing is a dash', async () => {
  const then = [{ path: 'answers.age', value: null }];
  const { user } = await open({ rules: rules.rules.map((rule) => ({ ...rule, then })) });
  await user.click(screen.getByRole('button', { name: t('administration.openRow', RULE) }));
  const values = screen.getAllByLabelText<HTMLInputElement>(inRow('value', 1));
  expect(values.map(({ value }) => value)).toEqual(['10', '–']);
});

test('a condition is a line of a table, and says at once what does not fit the fact', async () => {
  const { user, saved } = await open();
  const row = { name: t('administration.openRow', RULE) };
  expect(screen.queryByLabelText(inRow('comparison', 1))).toBeNull();
  await user.click(screen.getByRole('button', row));
  const [value] = screen.getAllByLabelText(inRow('value', 1));
  if (value === undefined) throw new Error('There is no condition.');
  await user.clear(value);
  await user.type(value, 'old');
  expect(screen.getByText(t('errors.rules.otherType'))).not.toBeNull();
  await user.clear(value);
  await user.type(value, '7,5');
  expect(screen.queryByText(t('errors.rules.otherType'))).toBeNull();

  const add = { name: t('administration.addRow', { name: t('administration.field.when') }) };
  await user.click(screen.getByRole('button', add));
  await user.selectOptions(screen.getByLabelText(inRow('path', 2)), 'Alter');
  const comparison = screen.getByLabelText(inRow('comparison', 2));
  expect(within(comparison).queryByText(t('administration.choice.comparison.contains'))).toBeNull();
  await user.selectOptions(comparison, t('administration.choice.comparison.existsNot'));

  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved).toMatchObject([
    {
      rules: [
        {
          when: [
            { path: 'answers.age', comparison: 'gt', value: 7.5 },
            { path: 'answers.age', comparison: 'exists', value: false },
          ],
        },
      ],
    },
  ]);
});

test('rules stand side by side: when they fire, what they set, and how often they did', async () => {
  await open();
  const table = screen.getByRole('group', { name: t('administration.class.ruleset') });
  const [, row] = within(table).getAllByRole('row');
  if (row === undefined) throw new Error('There is no rule.');
  const cells = within(row).getAllByRole('cell');
  await expect.poll(() => cells[4]?.textContent).toMatch(/^12/);
  const comparison = t('administration.choice.comparison.gt');
  expect(cells.slice(1, 4).map(({ textContent }) => textContent)).toEqual([
    'too old',
    `Alter ${comparison} 10`,
    `refused = ${t('inputs.yes')}`,
  ]);
  expect(cells[4]?.textContent).toContain(t('administration.ruleHitLast', { day: '01.03.2026' }));
});

test('a ruleset takes a decision of the product: its key, its readers and the facts come by one choice', async () => {
  const { user, saved } = await open();
  await user.selectOptions(
    screen.getByLabelText(t('administration.decision')),
    t('administration.decision.requestTypes'),
  );
  await user.click(screen.getByRole('button', { name: t('action.save') }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved).toMatchObject([
    {
      alias: 'requestTypes',
      paths: expect.arrayContaining([{ path: 'country.code', type: 'string' }]),
    },
  ]);
});

const inRow = (member: 'path' | 'comparison' | 'value', number: number): string =>
  `${t(member === 'value' ? 'imports.value' : `administration.field.${member}`)} ${t('administration.ofRow', { number })}`;
