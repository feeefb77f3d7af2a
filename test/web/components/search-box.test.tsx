import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { SearchBox } from '#web/components/search-box.tsx';

test('a text is searched for on Enter and by the button, never at each letter, and without blanks around it', async () => {
  const searched: string[] = [];
  const { user } = await renderPage(
    <SearchBox label="Name" action="Suchen" text="" onSearch={(text) => searched.push(text)} />,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), ' Lindner ');
  expect(searched).toEqual([]);
  await user.keyboard('{Enter}');
  await user.clear(screen.getByRole('searchbox', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Suchen' }));
  expect(searched).toEqual(['Lindner', '']);
});
