import type { SQSEvent } from 'aws-lambda';

/** A batch as Lambda hands it over; each message is named by its place. */
export const sqsBatch = (...bodies: readonly object[]): SQSEvent => ({
  Records: bodies.map((body, index) => ({
    messageId: `message ${index}`,
    receiptHandle: '',
    body: JSON.stringify({ id: `outbox ${index}`, body }),
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: '',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: '',
    awsRegion: 'eu-central-1',
  })),
});
