import { expect, test } from 'vitest';
import { Email, mailableEmail } from '#shared/kernel/email.ts';

test.each([
  ['\u200binfo@exam\u200bple.org', 'info@example.org'],
  ['mailto:info@example.org', 'info@example.org'],
  ['info@example.org.', 'info@example.org'],
  ['Anna Öko <info@example.org>;', 'info@example.org'],
])('%s is read as %s', (typed, email) => {
  expect(Email.parse(typed)).toBe(email);
});

test.each([
  ...['foi&dpa@example.org', 'a/b@example.org', 'a=b@example.org', 'a#b!@example.org'],
  ...[
    "o'neill+bio@example.international",
    'info@hof-müller.example',
    'a@xn--hof-mller-u9a.example',
  ],
])('%s is an address', (email) => {
  expect(Email.parse(email)).toBe(email);
});

test.each([
  ...['', 'info', 'info@', '@example.org', 'info@example', 'a b@example.org', 'a@b@example.org'],
  ...['.info@example.org', 'in..fo@example.org', 'müller@example.org', 'a@-x.org', 'a@10.0.0.1'],
  ...['Anna <>', 'a@example.org, b@example.org', `${'a'.repeat(250)}@example.org`],
])('%s is none', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false);
});

test('a long text is refused without looking through it', () => {
  expect(Email.safeParse(`${'.'.repeat(200_000)}x`).success).toBe(false);
});

test('an international domain is mailed in ASCII', () => {
  expect(mailableEmail('info@Hof-Müller.example')).toBe('info@xn--hof-mller-u9a.example');
  expect(mailableEmail('Info@Example.org')).toBe('Info@Example.org');
});
