import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { KernelContext, useKernel } from '#web/kernel/kernel-context.ts';

function Page() {
  const [isTold, setTold] = useState(true);
  return (
    <>
      <PageHeading title="Dateien" />
      {isTold && (
        <Notice title="Gelöscht">
          <button type="button" onClick={() => setTold(false)}>
            zurück
          </button>
        </Notice>
      )}
      <button type="button" onClick={() => setTold(false)}>
        daneben
      </button>
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('a notice that goes with its pressed button gives the focus to the heading; others move nothing', async () => {
  const { user, unmount } = await renderPage(<Page />);
  await user.click(button('zurück'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  unmount();
  await renderPage(<Page />);
  await user.click(button('daneben'));
  expect(document.activeElement).toBe(button('daneben'));
});

test('the words of a live notice come into its region after it: screen readers read no words that come with it', async () => {
  const later: (() => void)[] = [];
  const after = (_: number, action: () => void) => {
    later.push(action);
    return () => {};
  };
  function Saved() {
    return (
      <KernelContext value={{ ...useKernel(), after }}>
        <Notice role="status" title="Gespeichert" />
      </KernelContext>
    );
  }
  await renderPage(<Saved />);
  const words = within(screen.getByRole('status')).getByText('Gespeichert');
  expect(words.closest('[inert]')).not.toBeNull();
  for (const action of later) action();
  expect(words.closest('[inert]')).toBeNull();
});
