import { expect, test } from 'vitest';
import { readConfig, readStreamConfig } from '#functions/kernel/config.ts';

const ENVIRONMENT = {
  TABLE: 'livestock',
  BUCKET: 'files',
  OIDC_ISSUER: 'https://sso.example',
  OIDC_CLIENT_ID: 'client',
  JWT_PRIVATE_JWK: '{}',
  JWT_PUBLIC_JWKS: '{}',
};

test('countries have senders and clients of their own by their codes', () => {
  const config = readConfig({
    ...ENVIRONMENT,
    OIDC_CLIENTS: '{"DE":"german"}',
    MAIL_SENDERS: '{"AT":"no-reply@at.example"}',
  });
  expect(config).toMatchObject({
    OIDC_CLIENTS: { DE: 'german' },
    MAIL_SENDERS: { AT: 'no-reply@at.example' },
  });
});

test('clients that are trusted with e-mail addresses are parted by spaces; by default none is', () => {
  const trusted = (OIDC_CLIENTS_TRUSTED_WITH_EMAIL?: string) =>
    readConfig({ ...ENVIRONMENT, OIDC_CLIENTS_TRUSTED_WITH_EMAIL }).OIDC_CLIENTS_TRUSTED_WITH_EMAIL;
  expect(trusted('one other')).toEqual(['one', 'other']);
  expect(trusted('')).toEqual([]);
  expect(trusted(undefined)).toEqual([]);
});

test.each([
  ['OIDC_CLIENTS', 'not JSON'],
  ['OIDC_CLIENTS', '{"Germany":"client"}'],
  ['MAIL_SENDERS', '{"DE":"nobody"}'],
  ['ORIGIN_SECRET', 'short'],
  ['SECOND_FACTOR_FOR', 'ADM,everybody'],
  ['TABLE', undefined],
])('a wrong %s is named', (name, value) => {
  expect(() => readConfig({ ...ENVIRONMENT, [name]: value })).toThrow(
    `These environment variables are missing or wrong: ${name}`,
  );
});

test.each([
  ['MAIL_CONFIGURATION_SET', 'x'],
  ['VIEWER_ADDRESS_HEADER', 'x'],
  ['ORIGIN_SECRET', 'twenty letters long!'],
])('the shortest %s is read', (name, value) => {
  expect(readConfig({ ...ENVIRONMENT, [name]: value })).toHaveProperty(name, value);
});

test.each(['MAIL_CONFIGURATION_SET', 'VIEWER_ADDRESS_HEADER'])('an empty %s is named', (name) => {
  expect(() => readConfig({ ...ENVIRONMENT, [name]: '' })).toThrow(name);
});

test('the stream worker needs no signing key', () => {
  expect(readStreamConfig({ TABLE: 'livestock', BUCKET: 'files' })).toMatchObject({
    TABLE: 'livestock',
    queueUrls: { mail: '' },
  });
});
