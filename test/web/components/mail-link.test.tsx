import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Email } from '#shared/kernel/email.ts';
import { MailLink } from '#web/components/mail-link.tsx';

test.each([
  ['info@hof.example', 'mailto:info@hof.example'],
  ['hof?bcc=you&body=a%20@evil.example', 'mailto:hof%3Fbcc%3Dyou%26body%3Da%2520@evil.example'],
])('a mail to %s goes there alone, and has no text yet', (typed, address) => {
  const email = Email.parse(typed);
  render(<MailLink email={email} />);
  expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(address);
});
