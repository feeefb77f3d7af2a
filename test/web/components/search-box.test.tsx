import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { SearchBox } from '#web/components/search-box.tsx';

test('a text is searched for on Enter and by the button, never at each letter, and without blanks around it', async () => {
  const searched: string[] = [];
  const { user } = await renderPage(
    <SearchBox label="Name" text="" onSearch={(text) => searched.push(text)} />,
  );
  await user.type(screen.getByRole('searchbox', { name: t('words.name') }), ' Lindner ');
  expect(searched).toEqual([]);
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('searchbox', { name: t('words.name') }));
  await user.click(screen.getByRole('button', { name: t('words.search') }));
  expect(searched).toEqual(['Lindner', '']);
});

test('a text that cannot be searched for is not, and the field says why, with the focus', async () => {
  const searched: string[] = [];
  const { user } = await renderPage(
    <SearchBox
      label="Name"
      text=""
      problemOf={(typed) => (typed === 'x' ? 'zu kurz' : undefined)}
      onSearch={(typed) => searched.push(typed)}
    />,
  );
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(screen.getByRole('button', { name: t('words.search') }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { description: /zu kurz$/ }));
  expect(searched).toEqual([]);
});
