import { expect, test } from 'vitest';
import { securityHeaders } from '#infra/deploy/security-headers.ts';

test('a page of the product runs and loads its own parts only, and cannot be framed', () => {
  const headers = securityHeaders({
    signOn: ['https://sso.example'],
    files: 'https://files.example',
  });

  expect(headers).toEqual({
    'content-security-policy':
      "default-src 'self'; connect-src 'self' https://sso.example https://files.example; img-src 'self' data: blob: https://files.example; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  });
});
