import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { textParam } from '#shared/kernel/list-state.ts';
import { renderPage } from '#test/web/render-page.tsx';
import { Link } from '#web/components/link.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';
import { useListState } from '#web/kernel/use-list-state.ts';

afterEach(() => vi.unstubAllGlobals());

async function show(isPhone: boolean, isUsed: boolean) {
  const media = Object.assign(new EventTarget(), { matches: isPhone });
  vi.stubGlobal('matchMedia', () => media);
  const page = await renderPage(
    <PhoneFold label="x" isUsed={isUsed}>
      <input aria-label="y" />
    </PhoneFold>,
  );
  const turn = (matches: boolean) =>
    act(() => {
      media.matches = matches;
      media.dispatchEvent(new Event('change'));
    });
  return { ...page, turn };
}
const fold = () => screen.getByLabelText('y').closest('details');
const isFoldable = () => screen.getByText('x').hidden === false;

test('what stands before a list is folded on a phone only, and open where something of it is chosen', async () => {
  const desk = await show(false, false);
  expect([fold()?.open, isFoldable()]).toEqual([true, false]);
  desk.unmount();
  const { user, unmount } = await show(true, false);
  expect([fold()?.open, isFoldable()]).toEqual([false, true]);
  await user.click(screen.getByText('x'));
  expect(fold()?.open).toBe(true);
  unmount();
  await show(true, true);
  expect(fold()?.open).toBe(true);
});

test('a device that is turned keeps what is typed and open', async () => {
  const { user, turn } = await show(false, false);
  await user.type(screen.getByLabelText('y'), 'z');
  turn(true);
  expect([fold()?.open, isFoldable()]).toEqual([true, true]);
  expect(screen.getByLabelText('y')).toHaveProperty('value', 'z');
});

test('a fold on a phone opens when an address that is followed uses something in it', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  function Filters() {
    const [{ only }] = useListState({ only: textParam() });
    return (
      <>
        <Link to="/?only=z">saved</Link>
        <PhoneFold label="x" isUsed={only !== ''}>
          <input aria-label="y" />
        </PhoneFold>
      </>
    );
  }
  const { user } = await renderPage(<Filters />);
  expect(fold()?.open).toBe(false);
  await user.click(screen.getByRole('link', { name: 'saved' }));
  expect(fold()?.open).toBe(true);
});
