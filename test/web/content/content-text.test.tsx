import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { ContentText } from '#web/features/content/public.ts';

const shown = async (content: string) => {
  const page = await renderPage(<ContentText content={[{ lang: 'de_DE', content }]} />);
  return { ...page, first: await screen.findByText('Anfang') };
};

test('a page shows its headings, lists, strong words and links, and HTML as text', async () => {
  await shown('Anfang\n\n## Hilfe\n\n- **Eins**\n- [Zwei](https://example.org/)\n\n<b>laut</b>');
  expect(screen.getByRole('heading', { level: 2, name: 'Hilfe' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Eins').tagName).toBe('STRONG');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://example.org/');
  expect(screen.getByText('<b>laut</b>').tagName).toBe('P');
});

test('a link into the site is followed without loading the page', async () => {
  const { user, address } = await shown('Anfang\n\n[Datenschutz](/content/privacy)');
  await user.click(screen.getByRole('link', { name: 'Datenschutz' }));
  await expect.poll(address).toBe('/content/privacy');
});
