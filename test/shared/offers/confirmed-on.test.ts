import { expect, test } from 'vitest';
import { confirmedOn } from '#shared/offers/confirmed-on.ts';

const updated = '2026-03-02T08:00:00.000Z';

test('the day that was kept counts, whatever the period of its country has become', () => {
  const confirmedDay = '2026-02-10T09:00:00.000Z';
  const data = { activityUntil: '2026-05-11T09:00:00.000Z', confirmedOn: confirmedDay };
  for (const days of [30, 90, 366]) expect(confirmedOn({ data, updated }, days)).toBe(confirmedDay);
});

test('an offer was confirmed the period of its country before its confirmation ends', () => {
  const offer = { data: { activityUntil: '2026-05-11T09:00:00.000Z' }, updated };
  expect(confirmedOn(offer, 90)).toBe('2026-02-10T09:00:00.000Z');
  expect(confirmedOn(offer, 80)).toBe('2026-02-20T09:00:00.000Z');
});

test('a change by others, such as an approval, is no confirmation', () => {
  const data = { activityUntil: '2026-05-11T09:00:00.000Z' };
  const approved = { data, updated: '2026-04-01T08:00:00.000Z' };
  expect(confirmedOn(approved, 90)).toBe('2026-02-10T09:00:00.000Z');
});

test('an offer was not confirmed after it was last saved, should the period be shorter by now', () => {
  const offer = { data: { activityUntil: '2026-05-31T08:00:00.000Z' }, updated };
  expect(confirmedOn(offer, 30)).toBe(updated);
});
