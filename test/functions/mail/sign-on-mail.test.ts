import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { expect, test } from 'vitest';
import { writeSignOnMail } from '#functions/mail/sign-on-mail.ts';
import { MAIL_LOCALES, mailTextsIn } from '#functions/mail/templates/mail-catalogue.ts';

const sites = [
  { client: 'web-de', code: 'DE', domain: 'de.livestock.example' },
  { client: 'web-ie', code: 'IE', domain: 'ie.livestock.example' },
  { client: 'web-at', code: 'AT', domain: 'at.livestock.example' },
  { client: 'web-dk', code: 'DK', domain: 'dk.livestock.example' },
];

/** As Cognito documents it. */
const eventOf = (
  source: string,
  client: string,
  attributes: Record<string, string> = {},
): CustomMessageTriggerEvent => ({
  version: '1',
  triggerSource: source as 'CustomMessage_SignUp',
  region: 'eu-central-1',
  userPoolId: 'eu-central-1_Pool',
  userName: '6f0b1a9e-0000-4000-8000-000000000000',
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: client },
  request: {
    userAttributes: { sub: '6f0b1a9e', email: 'anna@example.org', ...attributes },
    codeParameter: '{####}',
    linkParameter: '{##Click Here##}',
    usernameParameter: source === 'CustomMessage_AdminCreateUser' ? '{username}' : null,
  } as unknown as CustomMessageTriggerEvent['request'],
  response: { smsMessage: null, emailMessage: null, emailSubject: null },
});
const written = async (source: string, client: string, attributes?: Record<string, string>) =>
  (await writeSignOnMail(eventOf(source, client, attributes), sites)).response;

test.each([
  ['web-de', 'ist Ihr Code für die Bio-Tier-Datenbank Deutschland', 'de-DE'],
  ['web-at', 'ist Ihr Code für die Bio-Tier-Datenbank Österreich', 'de-DE'],
  ['web-ie', 'is your code for the organic livestock database, Ireland', 'en-GB'],
  ['web-dk', 'er din kode til Økodyr-databasen Danmark', 'da-DK'],
  ['CLIENT_ID_NOT_APPLICABLE', 'für die Bio-Tier-Datenbank Deutschland', 'de-DE'],
])('who comes from the client %s reads: %s', async (client, words, lang) => {
  const { emailSubject, emailMessage, smsMessage } = await written('CustomMessage_SignUp', client);
  expect(emailSubject).toContain(words);
  expect(emailMessage).toContain(`<html lang="${lang}">`);
  expect(smsMessage).toBeNull();
});

test('a language that the person has told goes before that of the country', async () => {
  const { emailSubject } = await written('CustomMessage_SignUp', 'web-de', { locale: 'en-GB' });
  expect(emailSubject).toContain('organic livestock database, Germany');
  const unknown = await written('CustomMessage_SignUp', 'web-de', { locale: 'tlh' });
  expect(unknown.emailSubject).toContain('Deutschland');
});

test.each([
  'CustomMessage_SignUp',
  'CustomMessage_ResendCode',
  'CustomMessage_ForgotPassword',
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
  'CustomMessage_AdminCreateUser',
  'CustomMessage_Authentication',
])('%s holds the mark of the code, and of the login where Cognito asks for it', async (source) => {
  for (const client of ['web-de', 'web-ie']) {
    const { emailSubject, emailMessage } = await written(source, client);
    // Bounds of Cognito.
    expect(emailSubject?.length).toBeLessThanOrEqual(140);
    expect(emailMessage?.length).toBeLessThanOrEqual(20_000);
    expect(emailMessage).toContain('{####}');
    expect(emailMessage?.includes('{username}')).toBe(source === 'CustomMessage_AdminCreateUser');
    expect(`${emailSubject}${emailMessage}`).not.toContain('((');
  }
});

test('every language of mails has every mail of the sign-in pages, in words of its own', async () => {
  const own = MAIL_LOCALES.filter((locale) => !locale.endsWith('_CH'));
  const texts = await Promise.all(own.map(mailTextsIn));
  const languages = texts.map(({ signOn }) => Object.values(signOn));
  expect(languages.map((mails) => mails.length)).toEqual(languages.map(() => 5));
  expect(new Set(languages.flat().map(({ body }) => body)).size).toBe(5 * languages.length);
});

test.each([
  ['CustomMessage_New', sites],
  ['CustomMessage_SignUp', []],
])('%s without anything to write it from is left to Cognito', async (source, known) => {
  const event = eventOf(source, 'web-de');
  expect(await writeSignOnMail(event, known)).toEqual(event);
});
