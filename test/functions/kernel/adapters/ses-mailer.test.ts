import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeSesMailer } from '#functions/kernel/adapters/ses-mailer.ts';
import { MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import { type Listening, listen } from '#infra/local/listen.ts';
import { testServices } from '#test/support/local-services.ts';

const mail = {
  to: 'anna@example.org',
  subject: 's',
  text: 't',
  html: '<p>t</p>',
  messageId: crypto.randomUUID(),
};

let server: Listening | undefined;
let asked: URLSearchParams[] = [];
beforeAll(async () => {
  await testServices();
});
afterEach(async () => {
  await server?.close();
  asked = [];
});

/** SES as far as it refuses. */
async function answering(status: number, code: string, message = 'm'): Promise<void> {
  server = await listen(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)));
    const type = status < 500 ? 'Sender' : 'Receiver';
    response.writeHead(status, { 'content-type': 'text/xml' });
    response.end(
      `<ErrorResponse><Error><Type>${type}</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
    );
  }, 0);
  process.env.AWS_ENDPOINT_URL_SES = `http://127.0.0.1:${server.port}`;
}
const refusal = () =>
  makeSesMailer({ sender: 'product@example.org' })
    .send(mail)
    .then(
      () => 'sent',
      (error: unknown) => error,
    );

describe('SES counts as down', () => {
  test.each([
    [503, 'ServiceUnavailable'],
    [500, 'InternalFailure'],
    [400, 'Throttling'],
    [400, 'LimitExceededException'],
    [400, 'AccountSendingPausedException'],
  ])('when it answers %i %s, and is asked once', async (status, code) => {
    await answering(status, code);
    expect(await refusal()).toBeInstanceOf(MailServiceDown);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['Daily message quota exceeded.', true],
    ['Maximum sending rate exceeded.', false],
  ])('and says whether the day is over: %s', async (message, isOverQuota) => {
    await answering(400, 'Throttling', message);
    expect(await refusal()).toMatchObject({ name: 'MailServiceDown', isOverQuota });
  });

  test('when nobody answers', async () => {
    await answering(500, '');
    await server?.close();
    expect(await refusal()).toBeInstanceOf(MailServiceDown);
  });
});

test.each(['MessageRejected', 'InvalidParameterValue', 'MailFromDomainNotVerifiedException'])(
  'a mail that SES refuses with %s would be refused again',
  async (code) => {
    await answering(400, code);
    const error = await refusal();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailServiceDown);
  },
);

test('a mail names where answers go, how it is ended, its account, and where SES tells of it', async () => {
  await answering(400, 'MessageRejected');
  const mailer = makeSesMailer({ sender: 'product@example.org', configurationSet: 'mails' });
  const more = {
    replyTo: 'eva@hof-müller.example',
    account: 'account-1',
    unsubscribe: 'https://bio.example/new-offers-off/1/secret',
  };
  await mailer.send({ ...mail, ...more }).catch(() => {});
  const { 'RawMessage.Data': message = '', ...around } = Object.fromEntries(asked[0] ?? []);
  expect(around).toMatchObject({
    Source: 'product@example.org',
    'Destinations.member.1': 'anna@example.org',
    'Tags.member.1.Name': 'account',
    'Tags.member.1.Value': 'account-1',
    ConfigurationSetName: 'mails',
  });
  expect(headOf(message)).toEqual(
    expect.arrayContaining([
      'From: product@example.org',
      'To: anna@example.org',
      'Reply-To: eva@xn--hof-mller-u9a.example',
      'List-Unsubscribe: <https://bio.example/new-offers-off/1/secret>',
    ]),
  );
});

test('a mail of the product says that nobody wrote it, one with the words of a person does not', async () => {
  await answering(400, 'MessageRejected');
  const mailer = makeSesMailer({ sender: 'product@example.org' });
  await mailer.send(mail).catch(() => {});
  await mailer.send({ ...mail, replyTo: 'eva@example.org' }).catch(() => {});
  const automatic = asked.map((call) =>
    headOf(call.get('RawMessage.Data') ?? '').includes('Auto-Submitted: auto-generated'),
  );
  expect(automatic).toEqual([true, false]);
});

const headOf = (message: string): string[] =>
  (Buffer.from(message, 'base64').toString().split('\r\n\r\n')[0] ?? '').split('\r\n');
