import { QueryClient } from '@tanstack/react-query';
import { afterAll, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { preloadPage } from '#web/app/preload-page.ts';
import { routes } from '#web/app/routes.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';

// Code that is still coming when its file ends breaks off, and the next file that needs it gets the failure.
afterAll(() => Promise.all([routes.Home.page(), routes.RequestSearch.page(), routes.Offer.page()]));

/** Returns the parts, and the calls, that are asked for at an address. */
function askedAt(pathname: string, { fails = false, isGuest = true } = {}) {
  const parts: unknown[] = [];
  const calls: unknown[] = [];
  const failure = new Error('no signal');
  const need = async (wanted: unknown) => {
    parts.push(wanted);
    if (fails) throw failure;
  };
  const call: ApiClient['call'] = (name) => {
    calls.push(name);
    return Promise.reject(failure);
  };
  const api = { call, on: () => () => {}, stay: () => {} };
  const session = { mayBeSignedIn: () => !isGuest };
  preloadPage({ api, queries: new QueryClient(), session }, { need }, pathname);
  return { parts, calls };
}

test('the texts of the page at an address are asked for with its code', () => {
  expect(askedAt('/').parts).toEqual([routes.Home.parts]);
  expect(askedAt('/offers/x/request').parts).toEqual([routes.RequestSearch.parts]);
});

test('an address without a page asks for nothing', () => {
  expect(askedAt('/nowhere/at/all')).toEqual({ parts: [], calls: [] });
});

test('what does not come is left to the page', () => {
  expect(askedAt('/', { fails: true }).parts).toHaveLength(1);
});

test('the offer at an address is asked for at once, except for an account, whose token comes later', async () => {
  const address = `/offer/${testId('offer')}`;
  await expect.poll(() => askedAt(address).calls).toEqual(['POST search/search/ids']);
  expect(askedAt(address, { isGuest: false }).calls).toEqual([]);
});
