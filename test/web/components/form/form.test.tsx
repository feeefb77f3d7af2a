import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { atOnce, type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';

const MISSING = 'Name fehlt.';
const TAKEN = 'Vergebene Nummer.';
type Values = { readonly name: string; readonly number: string };

function Page({
  send,
  isShort = false,
}: {
  readonly send: (values: Values) => Promise<unknown>;
  readonly isShort?: boolean;
}) {
  const form = useForm({
    read: { name: 'Muster', number: '' },
    check: ({ name }): FieldProblems => (name === '' ? { name: MISSING } : {}),
    input: (values: Values) => values,
    sending: useMutation({ mutationFn: send }),
    refused: (error): FieldProblems =>
      error instanceof Error && error.message === 'taken' ? { number: TAKEN } : {},
    prefix: 'farm-',
  });
  return (
    <Form form={form} isShort={isShort} failure={() => <p role="alert">Gestört</p>}>
      <TextField label="Name" {...form.text('name')} />
      <TextField label="Nummer" {...form.text('number')} />
      <p>{form.isSent && 'Gesendet'}</p>
      <FormButtons form={form} onCancel={() => {}}>
        Senden
      </FormButtons>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const problems = () =>
  ['Name', 'Nummer'].flatMap((name) => (field(name).getAttribute('aria-invalid') ? [name] : []));
const press = (name = 'Senden') => screen.getByRole('button', { name });

async function open(isShort = false) {
  const send = vi.fn<(values: Values) => Promise<unknown>>(() => Promise.resolve());
  const page = await renderPage(<Page send={send} isShort={isShort} />);
  return { ...page, send };
}

test('a field is checked when it is left after a change, and no longer once it is mended', async () => {
  const { user } = await open();
  await user.click(field('Name'));
  await user.click(field('Nummer'));
  expect(problems()).toEqual([]);
  await user.clear(field('Name'));
  expect(problems()).toEqual([]);
  await user.click(field('Nummer'));
  expect(problems()).toEqual(['Name']);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(field('Name'), 'M');
  expect(problems()).toEqual([]);
});

test('a press checks the field that it leaves when it ends: nothing moves under the finger', async () => {
  const { user } = await open();
  await user.clear(field('Name'));
  await user.pointer({ keys: '[MouseLeft>]', target: press(t('action.cancel')) });
  expect(problems()).toEqual([]);
  await user.pointer('[/MouseLeft]');
  expect(problems()).toEqual(['Name']);
});

test('a refused form sends nothing, lists its problems and takes the focus there at each try', async () => {
  const { user, send } = await open();
  await user.clear(field('Name'));
  for (let tried = 0; tried < 2; tried += 1) {
    await user.click(press());
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  }
  expect(screen.getByRole('link', { name: MISSING }).getAttribute('href')).toBe('#farm-name');
  expect(send).not.toHaveBeenCalled();
});

test('a short form leads to its first wrong field instead', async () => {
  const { user } = await open(true);
  await user.clear(field('Name'));
  await user.click(press());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field('Name'));
});

test('it is sent once, however often it is pressed, and begins again afterwards', async () => {
  const { user, send } = await open();
  const sending = Promise.withResolvers<void>();
  send.mockReturnValueOnce(sending.promise);
  await user.type(field('Nummer'), '7');
  const form = press().closest('form');
  await user.click(press());
  if (form) fireEvent.submit(form);
  sending.resolve();
  await screen.findByText('Gesendet');
  expect(send.mock.calls.map(([values]) => values)).toEqual([{ name: 'Muster', number: '7' }]);
  expect(field('Nummer').value).toBe('');
});

test('what is typed while the form is sent is not sent with it, and stays', async () => {
  const { user, send } = await open();
  const sending = Promise.withResolvers<void>();
  send.mockReturnValueOnce(sending.promise);
  await user.type(field('Nummer'), '7');
  await user.click(press());
  await user.type(field('Nummer'), '8');
  sending.resolve();
  await screen.findByText('Gesendet');
  expect(send.mock.calls.map(([values]) => values.number)).toEqual(['7']);
  expect(field('Nummer').value).toBe('78');
});

test('what the server refuses stands at its field, a failure above; what was typed stays', async () => {
  const { user, send } = await open();
  send.mockRejectedValueOnce(new Error('taken')).mockRejectedValueOnce(new Error('down'));
  await user.type(field('Nummer'), '7');
  await user.click(press());
  await waitFor(() => expect(problems()).toEqual(['Nummer']));
  expect(screen.queryByText('Gestört')).toBeNull();
  await user.click(press());
  expect(await screen.findByText('Gestört')).toBeDefined();
  expect([problems(), field('Nummer').value]).toEqual([[], '7']);
  await user.type(field('Nummer'), '8');
  expect(screen.queryByText('Gestört')).toBeNull();
});

test('a failure comes into view, however far down the button stands', async () => {
  const { user, send } = await open();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  send.mockRejectedValueOnce(new Error('down'));
  await user.click(press());
  const failure = await screen.findByText('Gestört');
  expect(scroll.mock.contexts).toEqual([failure]);
  scroll.mockRestore();
});

test('a page that takes the values at once gets good ones only, and they stay in the form', async () => {
  const take = vi.fn<(name: string) => void>();
  function Naming() {
    const form = useForm({
      read: { name: '' },
      check: ({ name }): FieldProblems => (name === '' ? { name: MISSING } : {}),
      input: ({ name }) => name,
      sending: atOnce(take),
    });
    return (
      <Form form={form} isShort>
        <TextField label="Name" {...form.text('name')} />
        <FormButtons form={form}>Senden</FormButtons>
      </Form>
    );
  }
  const { user } = await renderPage(<Naming />);
  await user.click(press());
  expect(take).not.toHaveBeenCalled();
  await user.type(field('Name'), 'Muster');
  await user.click(press());
  expect(take.mock.calls.map(([name]) => name)).toEqual(['Muster']);
  expect(field('Name').value).toBe('Muster');
});
