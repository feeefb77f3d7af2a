import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { InputType } from '#shared/masterdata/input-facts.ts';
import { INPUT_TYPES } from '#shared/masterdata/input-type.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { formFieldOf } from '#test/shared/requests/form-field-of.ts';
import { inside, t } from '#test/web/catalogue-text.ts';
import { FieldInput } from '#web/components/inputs/field-input.tsx';
import type { Typed } from '#web/components/inputs/input-value.ts';
import { renderPage } from '../../render-page.tsx';
import { inGerman } from '../../requests/request-library.ts';

let last: Typed | undefined;

type Held = { field: RequestFormField; error?: string; stored?: Typed };

function Holder({ field, error, stored }: Held) {
  const [typed, setTyped] = useState(stored);
  last = typed;
  return <FieldInput field={field} id="answer-x" typed={typed} error={error} onChange={setTyped} />;
}

async function show(inputType: InputType, more: Partial<RequestFormField> = {}, error?: string) {
  const field = formFieldOf('question', inputType, { labels: inGerman('Frage'), ...more });
  return renderPage(<Holder field={field} {...(error === undefined ? {} : { error })} />);
}

const manyOptions = Array.from({ length: 12 }, (_, index) => ({
  id: `o${index}`,
  labels: inGerman(`Wahl ${index}`),
  enabled: true,
}));

test('a mandatory select with few options shows them at once, without those that are switched off', async () => {
  const { user } = await show('select', { mandatory: true });
  const group = screen.getByRole('group', { name: /^Frage/ });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'b' }));
  expect(last).toBe('b');
});

test('an optional select can be left open again', async () => {
  const { user } = await show('select');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Frage' }), 'a');
  expect(last).toBe('a');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Frage' }), t('inputs.noAnswer'));
  expect(last).toBe('');
});

test('a long select is chosen from in a dialog', async () => {
  const { user } = await show('select', { mandatory: true, options: manyOptions });
  await user.click(screen.getByRole('button', { name: inside('words.choose') }));
  await user.click(await screen.findByRole('radio', { name: 'Wahl 11' }));
  await user.click(screen.getByRole('button', { name: t('action.apply') }));
  expect(last).toBe('o11');
});

test('a multiselect collects its options', async () => {
  const { user } = await show('multiselect');
  await user.click(screen.getByRole('checkbox', { name: 'a' }));
  await user.click(screen.getByRole('checkbox', { name: 'b' }));
  await user.click(screen.getByRole('checkbox', { name: 'a' }));
  expect(last).toEqual(['b']);
});

test('an option that was chosen and is offered no more keeps its place and the focus when it is left', async () => {
  const options = [{ id: 'a', labels: inGerman('Eins'), enabled: false }];
  const field = formFieldOf('question', 'multiselect', { options });
  const { user } = await renderPage(<Holder field={field} stored={['a', 'gone']} />);
  const names = ['Eins', 'gone'].map((label) => t('inputs.ended', { label }));
  for (const name of names) {
    const box = screen.getByRole('checkbox', { name });
    await user.click(box);
    expect(document.activeElement).toBe(box);
  }
  expect(last).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: t('inputs.ended', { label: 'Eins' }) }));
  expect(last).toEqual(['a']);
});

test('options in groups keep their headings', async () => {
  const { user } = await show('multiselect', {
    groups: [{ id: 'g', labels: inGerman('Gruppe') }],
    options: [{ id: 'a', labels: inGerman('Eins'), enabled: true, group: 'g' }],
  });
  await user.click(screen.getByRole('button', { name: inside('words.choose') }));
  expect(await screen.findByRole('group', { name: 'Gruppe' })).toBeDefined();
});

test.each([
  ['singleline-textfield', 'Ein Wort', 'Ein Wort'],
  ['textfield', 'Zwei{Enter}Zeilen', 'Zwei\nZeilen'],
  ['datefield', '5.3.2026', '5.3.2026'],
  ['numberfield', '1.234,5', '1.234,5'],
] as const)('a %s keeps what is typed, letter for letter', async (inputType, keys, typed) => {
  const { user } = await show(inputType);
  await user.type(screen.getByRole('textbox', { name: 'Frage' }), keys);
  expect(last).toBe(typed);
});

test('a column of a table is pasted as a line each', async () => {
  const { user } = await show('singleline-multitext');
  await user.type(screen.getByRole('textbox'), 'DE 01');
  await user.click(screen.getByRole('button', { name: t('inputs.lineAdd') }));
  await user.click(screen.getAllByRole('textbox')[1] as HTMLElement);
  await user.paste('DE 02\r\nDE 03\n');
  expect(last).toEqual(['DE 01', 'DE 02', 'DE 03']);
});

test('as many lines as a form takes are pasted; of more, none, and what was there stays', async () => {
  const { user } = await show('singleline-multitext');
  await user.click(screen.getByRole('textbox'));
  await user.paste('x\n'.repeat(499));
  await user.paste('a\nb\nc\n');
  expect(last).toHaveLength(499);
  await screen.findByRole('alert');
  await user.paste('a\nb\n');
  expect(last).toEqual([...Array.from({ length: 498 }, () => 'x'), 'a', 'b']);
  expect(screen.queryByText(t('words.mostRows', { count: 500 }))).toBeNull();
});

test.each(['multitext', 'singleline-multitext'] as const)(
  'a %s has one box for each text, which can be added and removed',
  async (inputType) => {
    const { user } = await show(inputType);
    await user.type(screen.getByRole('textbox', { name: t('inputs.line', { at: '1' }) }), 'eins');
    await user.click(screen.getByRole('button', { name: t('inputs.lineAdd') }));
    await user.type(screen.getByRole('textbox', { name: t('inputs.line', { at: '2' }) }), 'zwei');
    expect(last).toEqual(['eins', 'zwei']);
    await user.click(screen.getByRole('button', { name: /^Entfernen\s*Eintrag 1$/ }));
    expect(last).toEqual(['zwei']);
  },
);

test('a checkbox is a yes or a no', async () => {
  const { user } = await show('checkbox', { mandatory: true });
  const box = screen.getByRole('checkbox', { name: /^Frage/ });
  await user.click(box);
  expect(last).toBe(true);
  await user.click(box);
  expect(last).toBe(false);
});

test('a hidden field is text only', async () => {
  await show('hidden');
  expect(screen.getByText('Frage')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the explanation of a question is folded and names its question', async () => {
  await show('numberfield', { descriptions: inGerman('Im letzten Jahr.') });
  const help = screen.getByText(t('inputs.help')).closest('details');
  expect(help?.open).toBe(false);
  expect(help?.textContent).toBe('Hilfe zu dieser Frage FrageIm letzten Jahr.');
});

test.each(INPUT_TYPES.filter((inputType) => inputType !== 'hidden'))(
  'a mandatory %s says so, and tells its error where it is',
  async (inputType) => {
    await show(inputType, { mandatory: true }, 'Bitte antworten.');
    expect(screen.getByText('(Pflichtfeld)')).toBeDefined();
    expect(screen.getByText('Bitte antworten.')).toBeDefined();
    expect(document.querySelector('#answer-x, #answer-x-group')).not.toBeNull();
  },
);
