import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { FoundList } from '#web/components/found-list.tsx';

const STEP = 2;

/** A list of 3 counted rows, whose pages hold these. */
function List({
  pages,
  isThere = true,
}: {
  readonly pages: readonly (readonly string[])[];
  readonly isThere?: boolean;
}) {
  const [loaded, setLoaded] = useState(1);
  const items = pages.slice(0, loaded).map((ids) => ({ items: ids.map((id) => ({ id })) }));
  const query = {
    data: isThere ? { pages: items } : undefined,
    error: null,
    refetch: () => {},
    isFetchingNextPage: false,
    isPlaceholderData: false,
    hasNextPage: loaded < pages.length,
    fetchNextPage: () => setLoaded(loaded + 1),
  };
  return (
    <FoundList pages={query} total={3} step={STEP} rows={1} caption="Drei" empty={null}>
      {(rows) => rows.map(({ id }) => <p key={id}>{id}</p>)}
    </FoundList>
  );
}

const more = (count: number) => screen.queryByRole('button', { name: t('list.more', { count }) });
const loaded = (shown: string, total: string) =>
  screen.getByText(t('list.loaded', { shown, total }));

test('where a counted row is gone when the next page comes, nothing more is offered', async () => {
  const { user } = await renderPage(<List pages={[['a', 'b'], []]} />);
  loaded('2', '3');
  await user.click(more(1) ?? document.body);
  loaded('2', '2');
  expect(screen.queryByRole('button')).toBeNull();
});

test('rows that came after the count are offered, too', async () => {
  const { user } = await renderPage(<List pages={[['a', 'b'], ['c', 'd'], ['e']]} />);
  await user.click(more(1) ?? document.body);
  await user.click(more(1) ?? document.body);
  loaded('5', '5');
  screen.getByText('e');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the region of the count is there before it: screen readers read no words that come with their region', async () => {
  function Coming() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setThere(true)}>
          laden
        </button>
        <List pages={[['a', 'b']]} isThere={isThere} />
      </>
    );
  }
  const { user } = await renderPage(<Coming />);
  const [region] = screen.getAllByRole('status');
  await user.click(screen.getByRole('button', { name: 'laden' }));
  expect(screen.getByText('Drei')).toBe(region);
});
