import { afterAll, expect, test } from 'vitest';
import { preloadPage } from '#web/app/preload-page.ts';
import { routes } from '#web/app/routes.ts';

// Code that is still coming when its file ends breaks off, and the next file that needs it gets the failure.
afterAll(() => Promise.all([routes.Home.page(), routes.RequestSearch.page()]));

/** Returns the parts that are asked for at an address. */
function askedAt(pathname: string, fails = false): unknown[] {
  const asked: unknown[] = [];
  const need = async (parts: unknown) => {
    asked.push(parts);
    if (fails) throw new Error('no signal');
  };
  preloadPage({ need }, pathname);
  return asked;
}

test('the texts of the page at an address are asked for with its code', () => {
  expect(askedAt('/')).toEqual([routes.Home.parts]);
  expect(askedAt('/offers/x/request')).toEqual([routes.RequestSearch.parts]);
});

test('an address without a page asks for nothing', () => {
  expect(askedAt('/nowhere/at/all')).toEqual([]);
});

test('what does not come is left to the page', () => {
  expect(askedAt('/', true)).toHaveLength(1);
});
