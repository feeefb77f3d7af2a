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

test('the page shown last gives the window its title and search engines their description, until it goes', async () => {
  const description = document.createElement('meta');
  description.name = 'description';
  document.head.append(description);
  const { user } = await renderPage(<Pages />);
  await waitFor(() => expect(document.title).toBe(`${t('menu.OfferList')} – ${t('app.title')}`));
  expect(description.content).toBe(t('app.description', { title: t('menu.OfferList') }));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(document.title).toBe(`Wartungsarbeiten – ${t('app.title')}`));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(document.title).toBe(`${t('menu.OfferList')} – ${t('app.title')}`));
  description.remove();
});
