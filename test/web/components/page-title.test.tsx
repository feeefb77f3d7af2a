import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';

function Pages() {
  const [isDown, setDown] = useState(false);
  return (
    <>
      {isDown && <PageHeading title="Wartungsarbeiten" />}
      <PageHeading title={t('menu.OfferList')} />
      <button type="button" onClick={() => setDown(!isDown)}>
        wechseln
      </button>
    </>
  );
}

test('the page shown last gives the window its title, and gives it back when it goes', async () => {
  const { user } = await renderPage(<Pages />);
  await waitFor(() => expect(document.title).toBe(`${t('menu.OfferList')} – ${t('app.title')}`));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(document.title).toBe(`Wartungsarbeiten – ${t('app.title')}`));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(document.title).toBe(`${t('menu.OfferList')} – ${t('app.title')}`));
});
