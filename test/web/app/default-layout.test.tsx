import { screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { DefaultLayout } from '#web/app/default-layout.tsx';
import type { RouteRow } from '#web/app/route-row.ts';
import { Router } from '#web/app/router.tsx';
import { routes } from '#web/app/routes.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import type { Theme } from '#web/kernel/shown-theme.ts';
import { ThemeContext } from '#web/kernel/theme.ts';
import { createValue } from '#web/kernel/value.ts';

function Home() {
  return (
    <>
      <PageHeading title="Start" />
      <Link to="/content/a">weiter</Link>
    </>
  );
}

function Content() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title="Inhalt" />
      <button type="button" onClick={() => void navigate(-1)}>
        zurück
      </button>
    </>
  );
}

const home: RouteRow = { title: 'home.menu', page: async () => Home };
const content: RouteRow = { title: 'content.title', page: async () => Content };

test('the menu of a phone does not stay over the page of before, and is opened there again', async () => {
  const { user } = await renderPage(
    <ThemeContext value={{ value: createValue<Theme>('light'), choose: () => {} }}>
      <DefaultLayout>
        <Router routes={{ ...routes, Home: home, ContentPage: content }} />
      </DefaultLayout>
    </ThemeContext>,
    { answers: { 'POST search/search/execute': () => ({ items: [], next: null }) } },
  );
  const menu = () => screen.queryByRole('dialog', { name: t('menu.open') });
  const open = () => user.click(screen.getByRole('button', { name: t('menu.open') }));
  await user.click(await screen.findByRole('link', { name: 'weiter' }));
  const back = await screen.findByRole('button', { name: 'zurück' });
  await open();
  await waitFor(() => expect(menu()).not.toBeNull());
  await user.click(back);
  const heading = await screen.findByRole('heading', { name: 'Start' });
  await waitFor(() => expect(menu()).toBeNull());
  expect(document.activeElement).toBe(heading);
  await open();
  await waitFor(() => expect(menu()).not.toBeNull());
});
