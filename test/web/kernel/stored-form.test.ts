import { expect, test } from 'vitest';
import { memoryStorage } from '#test/web/memory-storage.ts';
import { readForm, removeForm, saveForm, sweepForms } from '#web/kernel/stored-form.ts';

const owner = { user: 'u', account: 'a', farmer: 'f' };
const savedAt = new Date('2026-03-05T12:00:00Z');
const EIGHT_DAYS = 8 * 24 * 3600 * 1000;

test('a draft comes back with the time it was saved and the time it expires', () => {
  const storage = memoryStorage();
  saveForm(storage, 'offer', owner, { value: { amount: '12' }, now: savedAt });
  expect(readForm(storage, 'offer', owner, savedAt)).toEqual({
    value: { amount: '12' },
    savedAt,
    expires: new Date(savedAt.getTime() + EIGHT_DAYS),
  });
});

test.each([
  ['another form', 'request', owner],
  ['another user', 'offer', { ...owner, user: 'other' }],
  ['another account', 'offer', { ...owner, account: 'other' }],
  ['another farmer', 'offer', { ...owner, farmer: 'other' }],
])('a draft never shows up for %s', (_, form, other) => {
  const storage = memoryStorage();
  saveForm(storage, 'offer', owner, { value: { amount: '12' }, now: savedAt });
  expect(readForm(storage, form, other, savedAt)).toBeNull();
});

test('a draft is gone after 8 days, and swept from the device', () => {
  const storage = memoryStorage();
  saveForm(storage, 'offer', owner, { value: 1, now: savedAt });
  storage.set('theme', 'dark');
  const lastMoment = new Date(savedAt.getTime() + EIGHT_DAYS - 1);
  sweepForms(storage, lastMoment);
  expect(readForm(storage, 'offer', owner, lastMoment)?.value).toBe(1);
  const after = new Date(savedAt.getTime() + EIGHT_DAYS);
  expect(readForm(storage, 'offer', owner, after)).toBeNull();
  sweepForms(storage, after);
  expect(storage.keys()).toEqual(['theme']);
});

test('a draft can be discarded', () => {
  const storage = memoryStorage();
  saveForm(storage, 'offer', owner, { value: 1, now: savedAt });
  removeForm(storage, 'offer', owner);
  expect(storage.keys()).toEqual([]);
});

test('something else under a draft’s key is no draft', () => {
  const storage = memoryStorage();
  storage.set('form/offer/u/a/f', 'no json');
  expect(readForm(storage, 'offer', owner, savedAt)).toBeNull();
});
