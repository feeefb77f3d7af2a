import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Ruleset } from '#shared/rules/ruleset.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { t } from '#test/web/catalogue-text.ts';
import { aboutEntry, labelled, listsOf, openAdministration } from './open-administration.tsx';

const NAMES = ['a', 'b', 'c'];

type Rule = Ruleset['rules'][number];
const when = NAMES.map((value) => ({ path: 'answers.name', comparison: 'eq' as const, value }));
const ruleOf = (name: string, when: Rule['when'] = []): Rule => ({
  name,
  active: true,
  when,
  // biome-ignore lint/suspicious/noThenProperty: the member of a rule
  then: [],
  updated: '2026-03-02T08:00:00.000Z',
});
const rulesetOf = (rules: Rule[]) =>
  entityOf<Ruleset>('ruleset', {
    name: 'cattle',
    public: true,
    paths: [{ path: 'answers.name', type: 'string' }],
    rules,
  });
const menu = entityOf('animalmenu', {
  labels: labelled('Rinder'),
  sorting: 1,
  countries: [],
  submenuItems: NAMES.map((name) => ({
    labels: labelled(name),
    sorting: 1,
    animalkind: testId('cattle'),
  })),
});

async function open(entry: Entity, field: 'submenuItems' | 'rules' | 'when') {
  const page = await openAdministration(`/${entry.entityclass}/${entry.id}`, {
    ...listsOf(),
    ...aboutEntry(() => entry),
    'GET bbay/ruleset/hits': () => ({ rules: [] }),
  });
  const name = t(
    field === 'rules' ? 'administration.class.ruleset' : `administration.field.${field}`,
  );
  const press = async (button: string) =>
    page.user.click(await screen.findByRole('button', { name: button }));
  if (field === 'when') await press(t('administration.openRow', { name: 'only' }));
  const group = await screen.findByRole('group', { name });
  const act = async (which: 'moveUp' | 'removeRow', number: number, row: string) => {
    if (field === 'rules') await press(t('administration.openRow', { name: row }));
    const label = t(`administration.${which}`, { number });
    await page.user.click(within(group).getByRole('button', { name: label }));
  };
  return { ...page, group, act };
}

/** The row of this name has the focus, not what is in it. */
function expectRow(name: string) {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) throw new Error('Nothing has the focus.');
  expect(['LI', 'TR']).toContain(activeElement.tagName);
  const row = within(activeElement);
  expect(row.queryByDisplayValue(name) ?? row.queryByText(name)).not.toBeNull();
}

test.each([
  ['a row', menu, 'submenuItems'],
  ['a rule', rulesetOf(NAMES.map((name) => ruleOf(name))), 'rules'],
  ['a condition', rulesetOf([ruleOf('only', when)]), 'when'],
] as const)(
  'the focus goes with %s that is moved, and stays near one that is removed',
  async (_, entry, field) => {
    const { user, group, act } = await open(entry, field);
    await act('moveUp', 3, 'c');
    const again = within(group).getByRole('button', {
      name: t('administration.moveUp', { number: 2 }),
    });
    expect(document.activeElement).toBe(again);
    await user.keyboard('{Enter}');
    expectRow('c');
    await act('removeRow', 3, 'b');
    expectRow('a');
    await act('removeRow', 2, 'a');
    await act('removeRow', 1, 'c');
    expect(document.activeElement).toBe(group);
  },
);
