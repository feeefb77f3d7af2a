import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { atOnce } from '#web/components/form/use-form.ts';
import { CodeEntry } from '#web/features/accounts/code-entry.tsx';

async function show({ refusal }: { refusal?: string } = {}) {
  const sent: string[] = [];
  const sending = atOnce((code: string) => {
    sent.push(code);
  });
  const { user } = await renderPage(
    <CodeEntry
      id="code"
      label="Code"
      hint="Six digits"
      digits={6}
      sending={sending}
      refusal={refusal}
      action="Confirm"
    />,
  );
  return { type: (text: string) => user.type(screen.getByLabelText('Code'), text), sent };
}

test('a code is taken as it was pasted, with spaces', async () => {
  const { type, sent } = await show();
  await type('123 456{Enter}');
  expect(sent).toEqual(['123456']);
});

test('a short code is not sent, and said until it is long enough', async () => {
  const { type, sent } = await show();
  await type('123{Enter}');
  expect(screen.getByLabelText('Code')).toHaveProperty('ariaInvalid', 'true');
  expect(sent).toEqual([]);
  await type('456');
  expect(screen.getByLabelText('Code')).not.toHaveProperty('ariaInvalid', 'true');
});

test('why a code was refused stands at the field', async () => {
  await show({ refusal: 'This code is wrong' });
  expect(screen.getByText('This code is wrong')).toBeDefined();
});
