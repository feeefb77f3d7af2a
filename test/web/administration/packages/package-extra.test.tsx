import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { languageName } from '#shared/kernel/language-name.ts';
import { ANY, inside, starting, t } from '#test/web/catalogue-text.ts';
import { entityAnswers } from '#test/web/requests/entity-answers.ts';
import { ADVICE, inGerman, library, packageEntity } from '#test/web/requests/request-library.ts';
import { messages as en_GB } from '#web/i18n/messages/en_GB/shell.ts';
import { aboutEntry, admin, openAdministration } from '../open-administration.tsx';

const entities: readonly Entity[] = library.map(({ data, ...entity }) => ({
  ...entity,
  data: { ...data },
}));
const purpose = entities.find(({ data }) => data.internalName === 'purpose');
/** The question of the purpose as it is now; the package asks it as it was before. */
const newest = purpose && {
  ...purpose,
  rev: 2,
  data: { ...purpose.data, labels: inGerman('Wozu?') },
};

const speaking = (entity: Entity): Entity =>
  entity.entityclass === 'country'
    ? { ...entity, data: { ...entity.data, languages: ['de_DE', 'hr_HR'] } }
    : entity;

const tagged = (entity: Entity): Entity =>
  entity.data.internalName === 'numberWanted'
    ? { ...entity, data: { ...entity.data, tags: ['Zahlen'] } }
    : entity;

async function open(more: object = {}, now = Date.now) {
  const pkg = { ...packageEntity, data: { ...packageEntity.data, ...more } };
  const all = entities.map((entity) =>
    entity.id === pkg.id ? pkg : entity.id === newest?.id ? newest : speaking(tagged(entity)),
  );
  const answers = {
    ...entityAnswers(() => [...all, admin]),
    ...aboutEntry(() => pkg),
    [`GET eav/entity/link/${purpose?.id}/1`]: () => purpose,
  };
  return openAdministration(`/requestpackage/${pkg.id}`, answers, { now });
}

const steps = packageEntity.data.steps;
const [application, advice, decision] = steps;

test('the decision is picked from the fields of its step and their options', async () => {
  const { user } = await open({
    steps: [
      application,
      advice,
      { ...decision, outcome: { field: 'old', accepted: ['gone'], rejected: [] } },
    ],
  });
  const groups = await screen.findAllByRole('group', {
    name: t('administration.field.outcome'),
  });
  const outcome = groups.at(-1) as HTMLElement;
  const field = within(outcome).getByRole('combobox');
  await within(field).findByRole('option', { name: 'Entscheidung' });
  expect((field as HTMLSelectElement).value).toBe('old');
  await user.selectOptions(field, 'Entscheidung');
  const granted = within(outcome).getByRole('group', {
    name: new RegExp(t('administration.field.accepted')),
  });
  for (const name of [t('statistic.grantedWord'), t('statistic.refusedWord')])
    within(granted).getByRole('checkbox', { name });
  await user.click(within(granted).getByRole('checkbox', { name: 'gone' }));
  await user.click(within(granted).getByRole('checkbox', { name: t('statistic.grantedWord') }));
  expect(within(granted).queryByRole('checkbox', { name: 'gone' })).toBeNull();
});

test('each fault of a package leads to its control', async () => {
  const twice = { ...advice, fields: [...(advice?.fields ?? []), ...(advice?.fields ?? [])] };
  const { user } = await open({
    steps: [
      { ...application, role: undefined },
      twice,
      { ...decision, outcome: { field: 'purpose', accepted: ['accept'], rejected: [] } },
    ],
  });
  const faults = await screen.findByRole('note', { name: t('packages.faults', { count: 3 }) });
  const links = within(faults).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `${t('packages.step', { number: 1 })}, ${t('administration.field.role')}: ${t('errors.fields.required')}`,
    `${t('packages.step', { number: 2 })}, ${t('administration.field.fields')} 2: ${t('errors.rules.namedTwice')}`,
    `${t('packages.step', { number: 3 })}, ${t('administration.field.field')}: ${t('errors.fields.notAllowed')}`,
  ]);
  const ids = ['entry-steps.0.role', 'entry-steps.1.fields.1', 'entry-steps.2.outcome.field'];
  for (const [index, link] of links.entries()) {
    await user.click(link);
    expect(document.activeElement?.id).toBe(ids[index]);
  }
});

test('a text that is missing leads to where it is written, one of a question to where that is asked', async () => {
  const { user } = await open();
  const textOf = (field: 'form' | 'fields', place: string) =>
    `${t('packages.step', { number: 2 })}, ${t(`administration.field.${field}`)}${place}: ${t('packages.missingIn', { languages: languageName('hr_HR') })}`;
  await user.click(await screen.findByRole('link', { name: textOf('form', '') }));
  expect(document.activeElement?.id).toBe('entry-steps.1.form-hr_HR');
  await user.click(await screen.findByRole('link', { name: textOf('fields', ' 1') }));
  expect(document.activeElement?.id).toBe('entry-steps.1.fields.0');
});

test('the newer states of its fields are told in words, and taken at once', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: t('packages.newerShow') }));
  const dialog = screen.getByRole('dialog', { name: t('packages.newerShow') });
  expect(dialog.textContent).toContain(t('packages.newerStates', { before: 1, now: 2 }));
  expect(dialog.textContent).toContain('Wozu?');
  expect(dialog.textContent).toContain(t('statistic.purpose'));
  await user.click(
    within(dialog).getByRole('button', { name: t('packages.newerTake', { count: 1 }) }),
  );
  expect(screen.queryByText(t('packages.newer', { count: 1 }))).toBeNull();
  expect(
    screen.getByRole('note', { name: t('administration.changes', { count: 1 }) }),
  ).toBeDefined();
});

test('the preview asks what people of the role are asked, as they are asked', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: t('words.preview') }));
  const dialog = screen.getByRole('dialog', { name: t('words.preview') });
  const change = await within(dialog).findByRole('radio', { name: 'Rassenumstellung' });
  expect(within(dialog).queryByLabelText(/Bisherige Rasse/)).toBeNull();
  await user.click(change);
  expect(await within(dialog).findByLabelText(/Bisherige Rasse/)).toBeDefined();
  await user.selectOptions(within(dialog).getByLabelText(t('administration.field.role')), 'INS');
  expect(await within(dialog).findByRole('heading', { name: ADVICE })).toBeDefined();
  expect(within(dialog).queryByLabelText(/Bisherige Rasse/)).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText(t('language.label')), 'en_GB');
  expect(await within(dialog).findByText(en_GB['field.requiredLegend'])).toBeDefined();
});

test('the preview tells until when a step would wait, when it reminds, and what comes then', async () => {
  const { user } = await open(
    {
      steps: [
        application,
        { ...advice, autoCloseHours: 336, reminderDays: [7], whenOver: 'passOn' },
        { ...decision, autoCloseHours: 336, whenOver: 'remindAndStay' },
      ],
    },
    () => Date.parse('2026-03-02T08:00:00.000Z'),
  );
  await user.click(await screen.findByRole('button', { name: t('words.preview') }));
  const dialog = within(screen.getByRole('dialog', { name: t('words.preview') }));
  expect(await dialog.findByText(t('packages.noTerm'))).toBeDefined();
  await user.selectOptions(dialog.getByLabelText(t('administration.field.role')), 'INS');
  expect(await dialog.findByText(t('packages.reminders', { days: '09.03.2026' }))).toBeDefined();
  expect(dialog.getByText(inside('packages.term', { until: ANY }))).toBeDefined();
  expect(dialog.getByText(inside('administration.choice.whenOver.passOn'))).toBeDefined();
  await user.selectOptions(dialog.getByLabelText(t('administration.field.role')), 'AUT');
  expect(
    await dialog.findByText(inside('administration.choice.whenOver.remindAndStay')),
  ).toBeDefined();
  // The product's own reminders, where the package names none.
  expect(dialog.getByText(/13\.03\.2026/)).toBeDefined();
});

test('a field is dragged to another place, and found by its tag when it is added', async () => {
  const { user } = await open();
  const list = await screen.findByRole('group', {
    name: t('administration.row', { name: t('administration.field.steps'), number: 1 }),
  });
  const names = () =>
    within(list)
      .getAllByText(/^\d+\. /)
      .map(({ textContent }) => textContent);
  await within(list).findByText('2. Bisherige Rasse');
  const first = names();
  expect(first).toEqual(['1. Wozu?', '2. Bisherige Rasse', '3. Anzahl', '4. Alles richtig']);
  const rowOf = (text: string) => within(list).getByText(text);
  fireEvent.dragStart(rowOf('3. Anzahl'));
  fireEvent.dragOver(rowOf('1. Wozu?'));
  fireEvent.drop(rowOf('1. Wozu?'));
  expect(names()).toEqual(['1. Anzahl', '2. Wozu?', '3. Bisherige Rasse', '4. Alles richtig']);
  const add = starting('administration.choose', { name: t('administration.field.fields') });
  await user.click(within(list).getByRole('button', { name: add }));
  await user.type(await screen.findByRole('searchbox', { name: t('pick.search') }), 'zahlen');
  expect(screen.getAllByRole('checkbox').filter((box) => box.closest('dialog'))).toHaveLength(1);
});
