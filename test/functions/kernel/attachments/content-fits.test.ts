import { expect, test } from 'vitest';
import { contentFits } from '#functions/kernel/attachments/content-fits.ts';
import { ATTACHMENT_TYPES } from '#shared/entities/limits.ts';

const beginnings = {
  'image/png': '89504e470d0a1a0a0000000d49484452',
  'image/jpeg': 'ffd8ffe000104a464946',
  'image/webp': '524946461a000000574542505650384c',
  'application/pdf': '255044462d312e370a',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '504b0304140006000800',
  'application/vnd.ms-excel': 'd0cf11e0a1b11ae10000',
  'text/csv': Buffer.from('Name;Zahl\r\nÄpfel;3\r\n').toString('hex'),
} as const;

test('a file is known by its beginning, and by no other’s', () => {
  for (const { contentType } of ATTACHMENT_TYPES) {
    const fitting = ATTACHMENT_TYPES.map((other) => other.contentType).filter(
      // Text has no signature of its own: what has no zero byte and no markup may be one.
      (type) =>
        type !== 'text/csv' && contentFits(type, Buffer.from(beginnings[contentType], 'hex')),
    );
    expect(fitting).toEqual(contentType === 'text/csv' ? [] : [contentType]);
  }
  expect(contentFits('text/csv', Buffer.from(beginnings['text/csv'], 'hex'))).toBe(true);
});

test.each([
  ['text/csv', Buffer.from('7').toString('hex')],
  ['image/jpeg', 'ffd8ff'],
] as const)('this is a %s: %s', (contentType, hex) => {
  expect(contentFits(contentType, Buffer.from(hex, 'hex'))).toBe(true);
});

test.each([
  ['image/png', ''],
  ['image/webp', Buffer.from('RIFF....WAVE').toString('hex')],
  ['text/csv', ''],
  ['text/csv', Buffer.from('a;b\0').toString('hex')],
  ['text/csv', Buffer.from('\uFEFF  <html>').toString('hex')],
  ['application/pdf', Buffer.from('<!-- %PDF-').toString('hex')],
] as const)('this is no %s: %s', (contentType, hex) => {
  expect(contentFits(contentType, Buffer.from(hex, 'hex'))).toBe(false);
});

test.each([
  [511, false],
  [512, true],
])('text with a zero byte after %i others is CSV: %s', (others, fits) => {
  expect(contentFits('text/csv', Buffer.from(`${'a'.repeat(others)}\0`))).toBe(fits);
});
