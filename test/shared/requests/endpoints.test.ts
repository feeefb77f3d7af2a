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

test.each([undefined, '', 'too short'])('no permission is revoked with the reason %j', (reason) => {
  const { input } = requestEndpoints.revokeRequest;
  expect(input.safeParse({ process, reason }).success).toBe(false);
});

test.each([
  ['no reason at all', { reasons: [] }],
  ['an unknown reason', { reasons: ['price'] }],
  ['another reason without a word', { reasons: ['other'] }],
  ['too few animals without a number', { reasons: ['amount'] }],
  ['a number without that reason', { reasons: ['age'], taken: 2 }],
  ['less than none', { reasons: ['amount'], taken: -1 }],
  ['half an animal', { reasons: ['amount'], taken: 1.5 }],
])('an answer to an offer with %s is refused, by who begins and by who sends', (_, said) => {
  const offers = [{ id: testId('offer'), rev: 1, ...said }];
  const { initRequest, fillForm } = requestEndpoints;
  const wish = { type: 'authority', package: { id: testId('p') }, location: testId('l') };
  const begun = initRequest.input.safeParse({
    ...wish,
    animalkind: testId('cattle'),
    searchFilter: { offers },
  });
  const sent = fillForm.input.safeParse({ process, fieldData: [], attachments: [], offers });
  expect(
    [begun, sent].map(({ error }) => error?.issues.map(({ path }) => path.includes('offers'))),
  ).toEqual([[true], [true]]);
});
