import { describe, expect, test } from 'vitest';
import {
  EMAIL_TRANSITIONS,
  type EmailEvent,
  VERIFICATION_STATUSES,
} from '#shared/mail/email-status.ts';
import { keptStatus, withEmailEvent } from '#shared/mail/with-email-event.ts';

const email = 'a@example.org';
const events: readonly EmailEvent[] = [
  'request',
  'confirm',
  'refuse',
  'exhaust',
  'expire',
  'signOn',
  'bounce',
];
const emailsIn = (status: (typeof VERIFICATION_STATUSES)[number]) =>
  status === 'unknown' ? [] : [{ email, status }];

const cells = VERIFICATION_STATUSES.flatMap((from) => events.map((event) => ({ from, event })));

describe('an address becomes what the table says, and nothing else', () => {
  test.each(cells)('$from, $event', ({ from, event }) => {
    const table: Record<string, Partial<Record<EmailEvent, string>>> = EMAIL_TRANSITIONS;
    const to = table[from]?.[event] ?? from;
    expect(keptStatus(withEmailEvent(emailsIn(from), email, event), email)).toBe(to);
  });

  test('only a code, the single sign-on or nothing leads to verified', () => {
    const ways = cells.filter(
      ({ from, event }) =>
        keptStatus(withEmailEvent(emailsIn(from), email, event), email) === 'verified',
    );
    expect(
      new Set(ways.filter(({ from }) => from !== 'verified').map(({ event }) => event)),
    ).toEqual(new Set(['confirm', 'signOn']));
  });
});

test('an address is the same however it is written, and keeps how it was', () => {
  const emails = [
    { email: 'Anna@Example.org', status: 'pending' },
    { email: 'b@example.org', status: 'open' },
  ] as const;
  expect(withEmailEvent([...emails], 'anna@example.ORG', 'confirm')).toEqual([
    { email: 'Anna@Example.org', status: 'verified' },
    { email: 'b@example.org', status: 'open' },
  ]);
});

test('what changes nothing gives back the very list', () => {
  const emails = [{ email, status: 'verified' as const }];
  expect(withEmailEvent(emails, email, 'request')).toBe(emails);
  expect(withEmailEvent(emails, 'b@example.org', 'bounce')).toBe(emails);
});
