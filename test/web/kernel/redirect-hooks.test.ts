import { expect, test } from 'vitest';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { createRedirectHooks, REDIRECT_TRIGGERS } from '#web/kernel/redirect-hooks.ts';

test('only an account switch leads somewhere without being told: Home', () => {
  const hooks = createRedirectHooks(memoryStorage());
  expect(REDIRECT_TRIGGERS.map((trigger) => [trigger, hooks.run(trigger)])).toEqual([
    ['afterAccountSwitch', '/'],
    ['afterRegistration', null],
    ['afterProfileUpdate', null],
    ['afterOfferTosAccept', null],
  ]);
});

test('a hook leads each time, a one-time hook once; then the default counts again', () => {
  const hooks = createRedirectHooks(memoryStorage());
  hooks.set('afterProfileUpdate', { route: '/my-offers' });
  hooks.set('afterAccountSwitch', { route: '/requests', once: true });
  expect([1, 2].map(() => hooks.run('afterProfileUpdate'))).toEqual(['/my-offers', '/my-offers']);
  expect([1, 2].map(() => hooks.run('afterAccountSwitch'))).toEqual(['/requests', '/']);
});

test('suppressed once, an event leads nowhere and a one-time hook waits for the next', () => {
  const hooks = createRedirectHooks(memoryStorage());
  hooks.set('afterRegistration', { route: '/terms/agr', once: true });
  hooks.suppressOnce('afterRegistration');
  hooks.suppressOnce('afterAccountSwitch');
  expect([1, 2, 3].map(() => hooks.run('afterRegistration'))).toEqual([null, '/terms/agr', null]);
  expect([1, 2].map(() => hooks.run('afterAccountSwitch'))).toEqual([null, '/']);
});

test('hooks of a tab outlive the way through the single sign-on', () => {
  const storage = memoryStorage();
  createRedirectHooks(storage).set('afterRegistration', { route: '/my-offers/new' });
  expect(createRedirectHooks(storage).run('afterRegistration')).toBe('/my-offers/new');
});

test('an unknown trigger is an error', () => {
  const hooks = createRedirectHooks(memoryStorage());
  expect(() => hooks.run('afterLunch')).toThrow('unknown trigger');
  expect(() => hooks.set('afterLunch', { route: '/' })).toThrow('unknown trigger');
  expect(() => hooks.suppressOnce('afterLunch')).toThrow('unknown trigger');
});

test.each(['', 'https://elsewhere.example.org', '//elsewhere.example.org'])(
  'a hook without a route of this site is an error: %j',
  (route) => {
    const hooks = createRedirectHooks(memoryStorage());
    expect(() => hooks.set('afterRegistration', { route })).toThrow(
      'cannot create route hook, no route given',
    );
  },
);
