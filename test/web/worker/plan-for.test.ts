import { expect, test } from 'vitest';
import { type Plan, planFor } from '#web/worker/plan-for.ts';

const ORIGIN = 'https://de.example.org';
const plan = (url: string, more: { method?: string; mode?: RequestMode } = {}): Plan =>
  planFor({ method: 'GET', mode: 'navigate', url: new URL(url, ORIGIN).href, ...more }, ORIGIN);

test.each(['/', '/at/', '/requests/0190/fill?part=check', '/offers/v1.2/search', '/?login-me'])(
  'an address that is opened is a screen: %s',
  (address) => {
    expect(plan(address)).toBe('screen');
  },
);

test('hashed files are kept, whatever asks for them', () => {
  expect(plan('/assets/app-Ab12.js', { mode: 'cors' })).toBe('asset');
  expect(plan('/assets/app-Ab12.css', { mode: 'no-cors' })).toBe('asset');
});

test.each([
  ['a call', '/api/search/search/execute', { mode: 'cors' as const }],
  ['a call that is opened as a page', '/api/health', {}],
  ['anything that is sent', '/', { method: 'POST' }],
  ['a question for the head', '/assets/app-Ab12.js', { method: 'HEAD' }],
  ['a file that is opened', '/favicon.svg', {}],
  ['a download of another origin', 'https://files.example.org/assets/a.js', {}],
  ['the single sign-on', 'https://sso.example.org/login', {}],
  ['what the single sign-on answers', '/?code=c&state=s', {}],
  ['what the single sign-on refuses', '/?error=access_denied&state=s', {}],
  ['what a page asks for besides', '/requests', { mode: 'cors' as const }],
])('%s is never touched', (_, address, more) => {
  expect(plan(address, more)).toBe('pass');
});
