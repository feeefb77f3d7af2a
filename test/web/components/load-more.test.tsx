import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { t } from '#test/web/catalogue-text.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { LoadMore } from '#web/components/load-more.tsx';

function List() {
  const [shown, setShown] = useState(50);
  return (
    <LoadMore
      shown={Math.min(shown, 128)}
      total={128}
      hasMore={shown < 128}
      step={50}
      busy={false}
      onMore={() => setShown(shown + 50)}
    />
  );
}

test('the focus stays at the end of the list, also when its last page has come and the button goes', async () => {
  const { user } = await renderPage(<List />);
  const more = (count: number) => screen.getByRole('button', { name: t('list.more', { count }) });
  await user.click(more(50));
  expect(document.activeElement).toBe(more(28));
  await user.click(more(28));
  expect(screen.queryByRole('button')).toBeNull();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe(t('list.loaded', { shown: '128', total: '128' }));
  expect(document.activeElement).toBe(status);
});
