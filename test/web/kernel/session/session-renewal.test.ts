import { beforeEach, expect, test, vi } from 'vitest';
import { worldOf } from './session-world.ts';

const away = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z') });
  return () => vi.useRealTimers();
});

test('a renewal that waits for a network is tried when the device finds one, and a second later where that was too soon', async () => {
  const { session, signOn, login, findNetwork } = worldOf();
  signOn.token.mockImplementation(away);
  await session.restore();
  findNetwork();
  await vi.advanceTimersByTimeAsync(0);
  expect(signOn.token).toHaveBeenCalledTimes(2);
  signOn.token.mockResolvedValue('sso-token');
  await vi.advanceTimersByTimeAsync(1000);
  expect(login).toHaveBeenCalledOnce();
  expect(session.state.get().status).toBe('signedIn');
});

test('a network that keeps coming without an answer is asked every ten seconds', async () => {
  const { session, signOn, findNetwork } = worldOf();
  signOn.token.mockImplementation(away);
  await session.restore();
  findNetwork();
  await vi.advanceTimersByTimeAsync(10_000);
  signOn.token.mockClear();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(signOn.token).toHaveBeenCalledTimes(3);
});

test('a network that is found renews nothing that waits for none', async () => {
  const { session, login, findNetwork } = worldOf();
  await session.restore();
  findNetwork();
  await vi.advanceTimersByTimeAsync(5000);
  expect(login).toHaveBeenCalledOnce();
  await session.logOut();
  findNetwork();
  await vi.advanceTimersByTimeAsync(5000);
  expect(login).toHaveBeenCalledOnce();
});
