import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { Dialog } from '#web/components/dialog.tsx';

test('a dialog stands outside the form that opened it: browsers lose the submit of a form within a form', async () => {
  await renderPage(
    <form>
      <Dialog title="Rasse wählen" onClose={() => {}}>
        <form />
      </Dialog>
    </form>,
  );
  expect(screen.getByRole('dialog', { name: 'Rasse wählen' }).closest('form')).toBeNull();
  expect(document.querySelector('form form')).toBeNull();
});
