import { expect, test } from 'vitest';
import { ACCOUNT_CHANGES } from '#shared/accounts/account-changeset.ts';
import { EMAIL_TRANSITIONS } from '#shared/mail/email-status.ts';
import { changeText } from '#web/features/accounts/users/change-text.ts';
import { createTextStore } from '#web/i18n/text-store.ts';

const events = new Set(Object.values(EMAIL_TRANSITIONS).flatMap((from) => Object.keys(from)));

test.each(['de_DE', 'en_GB'] as const)(
  '%s: every change of an account has a sentence',
  async (locale) => {
    const store = createTextStore(locale, () => {});
    await store.need(['users']);
    const { t } = store.state.get().texts;
    const say = (changeset: string, rev = 2, reason?: string) =>
      changeText(t, { rev, changeset, reason }, ' – ');
    const changes = [...ACCOUNT_CHANGES, ...[...events].map((event) => `e-mail ${event}`)];
    expect(events.size).toBe(7);
    for (const change of changes) {
      expect(say(change), change).not.toBe(change);
      expect(say(change), change).not.toMatch(/^users\./);
    }
    expect(new Set(changes.map((change) => say(change))).size).toBe(changes.length);
    const both = `${say('activate')}, ${say('supplier confirmed')} – by post: seen`;
    expect(say('activate, supplier confirmed', 2, 'by post: seen')).toBe(both);
    expect(say('create', 1)).toBe(say('create account'));
    expect([say('create'), say('status later')]).toEqual([say('edit'), say('edit')]);
    expect(say('patched by a tool')).toBe('patched by a tool');
  },
);
