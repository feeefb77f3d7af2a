import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
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

test('the form that opened a dialog does not hear its submit: it would send itself half filled', async () => {
  const outer = vi.fn();
  const inner = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = await renderPage(
    <form onSubmit={outer}>
      <Dialog title="Rasse wählen" onClose={() => {}}>
        <form onSubmit={inner}>
          <button type="submit">Übernehmen</button>
        </form>
      </Dialog>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: t('action.apply') }));
  expect([inner.mock.calls.length, outer.mock.calls.length]).toEqual([1, 0]);
});
