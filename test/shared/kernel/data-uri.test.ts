import { describe, expect, test } from 'vitest';
import { parseDataUri } from '#shared/kernel/data-uri.ts';

describe('a data URI', () => {
  test.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'image/png', 'iVBORw0KGgo='],
    ['data:application/vnd.ms-excel;base64,AAAA', 'application/vnd.ms-excel', 'AAAA'],
    ['data:image/svg+xml;base64,', 'image/svg+xml', ''],
  ])('%s has its type and bytes', (uri, contentType, base64) => {
    expect(parseDataUri(uri)).toEqual({ contentType, base64 });
  });

  test.each([
    '',
    'data:,hello',
    'data:image/png,AAAA',
    'data:image;base64,AAAA',
    'data:image/png;base64,AAA',
    'data:image/png;base64,A===',
    'data:image/png;base64,AA=A',
    'data:image/png;base64,AA AA',
    'data:image/png;base64,AA_-',
    'data:image/png;base64,AAAA\n',
    ' data:image/png;base64,AAAA',
    'http://example.org/a.png',
  ])('%j is none', (uri) => {
    expect(parseDataUri(uri)).toBeUndefined();
  });

  test('of six megabytes is read at once', () => {
    const base64 = 'A'.repeat(6_000_000);
    expect(parseDataUri(`data:image/png;base64,${base64}`)?.base64).toBe(base64);
    expect(parseDataUri(`data:image/png;base64,${base64}!`)).toBeUndefined();
  });
});
