import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { PageInSightContext } from '#web/components/page-in-sight.ts';

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

test('a dialog is closed by Escape and a press beside it, not by a file picker or text marked beyond it', async () => {
  const close = vi.fn();
  const { user } = await renderPage(
    <Dialog title="Dateien" onClose={close}>
      <input type="file" aria-label="Datei" />
      <input aria-label="Name" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent(screen.getByLabelText('Datei'), new Event('cancel', { bubbles: true }));
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Name' }) },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(dialog);
  expect(close).toHaveBeenCalledTimes(2);
});

test('a press beside a dialog throws away nothing that was typed; Escape and the cross still close it', async () => {
  const close = vi.fn();
  const { user } = await renderPage(
    <Dialog title="Grund" onClose={close}>
      <input aria-label="Name" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'H');
  await user.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await user.click(screen.getByRole('button', { name: t('action.close') }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('a dialog does not stand over the maintenance page; afterwards it is there as it was', async () => {
  function Page() {
    const [isDown, setDown] = useState(false);
    return (
      <PageInSightContext value={!isDown}>
        <button type="button" onClick={() => setDown(!isDown)}>
          Wartung
        </button>
        <Dialog title="Dateien" onClose={() => {}}>
          <input aria-label="Name" />
        </Dialog>
      </PageInSightContext>
    );
  }
  const { user } = await renderPage(<Page />);
  const toggle = screen.getByRole('button', { name: 'Wartung' });
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Hof');
  await user.click(toggle);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(toggle);
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Hof');
});

test('a dialog keeps the focus when the control that had it goes away', async () => {
  function Export() {
    const [isBegun, setBegun] = useState(false);
    return (
      <Dialog title="Exportieren" onClose={() => {}}>
        {isBegun ? <p>läuft</p> : <Button onClick={() => setBegun(true)}>Beginnen</Button>}
      </Dialog>
    );
  }
  const { user } = await renderPage(<Export />);
  await user.click(screen.getByRole('button', { name: 'Beginnen' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Exportieren' }));
});
