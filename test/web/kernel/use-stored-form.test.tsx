import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { useStoredForm } from '#web/kernel/use-stored-form.ts';

type Form = ReturnType<typeof useStoredForm>;

function Note({ onForm }: { readonly onForm: (form: Form) => void }) {
  const form = useStoredForm('note');
  useEffect(() => void onForm(form), [form, onForm]);
  return null;
}

test('a tab takes what it has read or written off the device, and nothing that another has written since', async () => {
  const storage = memoryStorage();
  let time = Date.parse('2026-03-05T12:00:00Z');
  const openTab = async () => {
    const forms: Form[] = [];
    const now = () => (time += 1000);
    await renderPage(<Note onForm={(form) => void forms.push(form)} />, { storage, now });
    const run = (what: (form: Form | undefined) => void) => act(() => what(forms.at(-1)));
    return {
      type: (value: string) =>
        run((form) => {
          form?.save(value);
          form?.flush();
        }),
      discard: () => run((form) => form?.discard()),
      found: () => forms[0]?.found?.value,
    };
  };
  const [one, other] = [await openTab(), await openTab()];
  one.type('one');
  other.type('other');
  one.discard();
  const third = await openTab();
  expect(third.found()).toBe('other');
  third.discard();
  expect(storage.keys()).toEqual([]);
  one.type('again');
  one.discard();
  expect(storage.keys()).toEqual([]);
});
