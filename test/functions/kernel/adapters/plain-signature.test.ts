import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { plainSignature } from '#functions/kernel/adapters/plain-signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

test('a signature in the form of KMS is the same as r and s, whatever zeros they begin with', () => {
  for (let round = 0; round < 600; round += 1) {
    const text = Buffer.from(`proof ${round}`);
    const plain = plainSignature(sign('sha256', text, privateKey));
    expect(plain).toHaveLength(64);
    const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', text, key, plain)).toBe(true);
  }
});

test('what is cut short, goes on, or is none is refused', () => {
  const der = sign('sha256', Buffer.from('proof'), privateKey);
  for (let length = 0; length < der.length; length += 1) {
    expect(() => plainSignature(der.subarray(0, length))).toThrow('This is no signature.');
  }
  expect(() => plainSignature(Buffer.concat([der, Buffer.from([0])]))).toThrow();
  expect(() => plainSignature(Buffer.from([0x31, ...der.subarray(1)]))).toThrow();
});
