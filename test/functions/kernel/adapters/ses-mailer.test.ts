import { createServer, type Server } from 'node:http';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeSesMailer } from '#functions/kernel/adapters/ses-mailer.ts';
import { MailServiceDown } from '#functions/kernel/ports/mailer.ts';
import { testServices } from '#test/support/local-services.ts';

const mail = {
  to: 'anna@example.org',
  subject: 's',
  text: 't',
  html: '<p>t</p>',
  messageId: crypto.randomUUID(),
};

let server: Server | undefined;
let asked: URLSearchParams[] = [];
beforeAll(async () => {
  await testServices();
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  asked = [];
});

/** SES as far as it refuses. */
async function answering(status: number, code: string, message = 'm'): Promise<void> {
  const listening = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      const type = status < 500 ? 'Sender' : 'Receiver';
      response.writeHead(status, { 'content-type': 'text/xml' });
      response.end(
        `<ErrorResponse><Error><Type>${type}</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`,
      );
    });
  });
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  process.env.AWS_ENDPOINT_URL_SES = `http://127.0.0.1:${address.port}`;
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
    server?.close();
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

test('a mail names where answers go, its account, and where SES tells of it', async () => {
  await answering(400, 'MessageRejected');
  const mailer = makeSesMailer({ sender: 'product@example.org', configurationSet: 'mails' });
  const more = { replyTo: 'eva@hof-müller.example', account: 'account-1' };
  await mailer.send({ ...mail, ...more }).catch(() => {});
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    Source: 'product@example.org',
    'ReplyToAddresses.member.1': 'eva@xn--hof-mller-u9a.example',
    'Tags.member.1.Name': 'account',
    'Tags.member.1.Value': 'account-1',
    ConfigurationSetName: 'mails',
  });
});
