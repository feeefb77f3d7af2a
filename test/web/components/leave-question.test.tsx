import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { LeaveQuestion } from '#web/components/leave-question.tsx';
import { allParts } from '#web/i18n/catalogues.ts';
import { TextProvider } from '#web/i18n/text-provider.tsx';
import { createTextStore } from '#web/i18n/text-store.ts';

function Entry() {
  return (
    <>
      <Link to="/entry">all</Link>
      <Link to="/entry?name=x">some</Link>
      <LeaveQuestion isChanged action="leave" />
    </>
  );
}

async function open() {
  const texts = createTextStore('de_DE', () => {});
  await texts.need(await allParts());
  render(
    <TextProvider store={texts}>
      <BrowserRouter useTransitions={false}>
        <Routes>
          <Route path="/" element={<Link to="/entry">open</Link>} />
          <Route path="/entry" element={<Entry />} />
        </Routes>
      </BrowserRouter>
    </TextProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByText('open'));
  return user;
}

test('the way back of the browser asks before it leaves a change that is not saved', async () => {
  const user = await open();
  window.history.back();
  await user.click(await screen.findByRole('button', { name: t('words.stay') }));
  expect(window.location.pathname).toBe('/entry');
  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'leave' }));
  await screen.findByText('open');
  expect(window.location.pathname).toBe('/');
});

test('a link to the same page with another search asks each time, and its question goes with the answer', async () => {
  const user = await open();
  for (const [link, search] of [
    ['some', '?name=x'],
    ['all', ''],
  ] as const) {
    await user.click(screen.getByText(link));
    await user.click(await screen.findByRole('button', { name: 'leave' }));
    expect(window.location.search).toBe(search);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
