import { describe, expect, test } from 'vitest';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { testId } from '#test/support/test-id.ts';

const process = { id: testId('request'), rev: 3 };

describe('setstatus', () => {
  const { input } = requestEndpoints.setStatus;

  test.each([
    ['a mark with its editor', { inProgress: true, editorName: 'AB' }],
    ['a status label', { statusLabel: 'on hold' }],
    ['no status label any more', { statusLabel: null }],
    ['the archive', { folder: { id: 'archived' } }],
    ['an own folder', { folder: { id: testId('folder') } }],
    ['no folder', { folder: null }],
  ])('takes %s', (_, change) => {
    expect(input.safeParse({ process, ...change }).success).toBe(true);
  });

  test.each([
    ['nothing to change', {}],
    ['a mark without an editor', { inProgress: true }],
    ['removing a mark without an editor', { inProgress: false }],
    ['an empty status label', { statusLabel: '' }],
    ['a folder by another name', { folder: { id: 'mine' } }],
    ['a status', { status: 'accepted' }],
  ])('refuses %s', (_, change) => {
    expect(input.safeParse({ process, ...change }).success).toBe(false);
  });
});

test('a request names no revision of itself that does not exist', () => {
  const { input } = requestEndpoints.retractRequest;
  expect(input.safeParse({ process: { ...process, rev: 0 } }).success).toBe(false);
});
