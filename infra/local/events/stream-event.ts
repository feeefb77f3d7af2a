import type { _Record, AttributeValue } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord, AttributeValue as LambdaValue } from 'aws-lambda';
import { localAccess } from '../services/local-access.ts';

type Item = Readonly<Record<string, AttributeValue>>;

/** Returns a stream record as Lambda gives it: binary values are base64 text, times are seconds. */
export function lambdaRecord(record: _Record, streamArn: string): DynamoDBRecord {
  const { dynamodb = {} } = record;
  return {
    eventID: record.eventID ?? '',
    eventName: record.eventName ?? 'MODIFY',
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    eventSourceARN: streamArn,
    awsRegion: localAccess.region,
    dynamodb: {
      ApproximateCreationDateTime: (dynamodb.ApproximateCreationDateTime?.getTime() ?? 0) / 1000,
      Keys: lambdaItem(dynamodb.Keys ?? {}),
      ...(dynamodb.NewImage ? { NewImage: lambdaItem(dynamodb.NewImage) } : {}),
      ...(dynamodb.OldImage ? { OldImage: lambdaItem(dynamodb.OldImage) } : {}),
      SequenceNumber: dynamodb.SequenceNumber ?? '',
      SizeBytes: dynamodb.SizeBytes ?? 0,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
}

function lambdaItem(item: Item): Record<string, LambdaValue> {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, lambdaValue(value)]),
  );
}

function lambdaValue(value: AttributeValue): LambdaValue {
  if (value.B !== undefined) return { B: base64(value.B) };
  if (value.BS !== undefined) return { BS: value.BS.map(base64) };
  if (value.L !== undefined) return { L: value.L.map(lambdaValue) };
  if (value.M !== undefined) return { M: lambdaItem(value.M) };
  if (value.SS !== undefined) return { SS: value.SS };
  if (value.NS !== undefined) return { NS: value.NS };
  if (value.N !== undefined) return { N: value.N };
  if (value.S !== undefined) return { S: value.S };
  if (value.BOOL !== undefined) return { BOOL: value.BOOL };
  return { NULL: true };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
