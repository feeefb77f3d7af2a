import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '#test/web/render-page.tsx';
import { PhoneFold } from '#web/components/phone-fold.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (isPhone: boolean, isUsed: boolean) => {
  const media = { matches: isPhone, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => media);
  return renderPage(
    <PhoneFold label="x" isUsed={isUsed}>
      <input aria-label="y" />
    </PhoneFold>,
  );
};
const fold = () => screen.getByLabelText('y').closest('details');

test('what stands before a list is folded on a phone only, and open where something of it is chosen', async () => {
  const desk = await show(false, false);
  expect(fold()).toBeNull();
  desk.unmount();
  const { user, unmount } = await show(true, false);
  expect(fold()?.open).toBe(false);
  await user.click(screen.getByText('x'));
  expect(fold()?.open).toBe(true);
  unmount();
  await show(true, true);
  expect(fold()?.open).toBe(true);
});
