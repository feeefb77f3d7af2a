import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ChangeMessageVisibilityCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { expect, test } from 'vitest';
import { localAccess } from '#infra/local/services/local-access.ts';
import { startFauxqs } from '#infra/local/services/start-fauxqs.ts';

test('a message that failed three times is among the dead letters', async () => {
  const service = await startFauxqs({ bucket: 'files' });
  const client = new SQSClient({ ...localAccess, endpoint: service.endpoint });
  const queue = { QueueUrl: service.queueUrls.mail };
  await client.send(new SendMessageCommand({ ...queue, MessageBody: 'poison' }));
  for (let receive = 1; receive <= 3; receive += 1) {
    const { Messages } = await client.send(new ReceiveMessageCommand(queue));
    const ReceiptHandle = Messages?.[0]?.ReceiptHandle;
    await client.send(
      new ChangeMessageVisibilityCommand({ ...queue, ReceiptHandle, VisibilityTimeout: 0 }),
    );
  }
  const fourth = await client.send(new ReceiveMessageCommand(queue));
  const depths = service.queueDepths(['mail', 'mail-dlq']);
  await service.stop();

  expect(fourth.Messages ?? []).toEqual([]);
  expect(depths).toEqual([
    { name: 'mail', waiting: 0, delayed: 0, inFlight: 0 },
    { name: 'mail-dlq', waiting: 1, delayed: 0, inFlight: 0 },
  ]);
});

test('kept data outlives a restart, though the port is another', async () => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'storage-'));
  const first = await startFauxqs({ bucket: 'files', dataDirectory });
  const client = new SQSClient({ ...localAccess, endpoint: first.endpoint });
  await client.send(
    new SendMessageCommand({ QueueUrl: first.queueUrls.mail, MessageBody: 'still here' }),
  );
  await first.stop();

  const second = await startFauxqs({ bucket: 'files', dataDirectory });
  const { Messages } = await new SQSClient({ ...localAccess, endpoint: second.endpoint }).send(
    new ReceiveMessageCommand({ QueueUrl: second.queueUrls.mail }),
  );
  await second.stop();

  expect(Messages?.map(({ Body }) => Body)).toEqual(['still here']);
});
