import type { S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { bringBackFiles } from '#infra/operate/restore/bring-back-files.ts';

const WRITTEN = 'written';
const REMOVED = 'removed';
type Event = typeof WRITTEN | typeof REMOVED;
type Sent = {
  readonly constructor: { readonly name: string };
  readonly input: { readonly Prefix: string; readonly Key: string; readonly VersionId: string };
};

/** A bucket with versions: what happened to each file, the first thing first. */
function bucketOf(files: Readonly<Record<string, readonly Event[]>>) {
  let versions = Object.entries(files).flatMap(([Key, events]) =>
    events.map((event, index) => ({ Key, event, VersionId: `${Key} ${index}` })),
  );
  const isLatest = ({ Key, VersionId }: { Key: string; VersionId: string }) =>
    versions.findLast((version) => version.Key === Key)?.VersionId === VersionId;
  const send = async ({ constructor: { name }, input }: Sent) => {
    if (name === 'DeleteObjectCommand') {
      versions = versions.filter(({ VersionId }) => VersionId !== input.VersionId);
      return {};
    }
    const found = versions
      .filter(({ Key }) => Key.startsWith(input.Prefix))
      .map((version) => ({ ...version, IsLatest: isLatest(version) }));
    return {
      Versions: found.filter(({ event }) => event === WRITTEN),
      DeleteMarkers: found.filter(({ event }) => event === REMOVED),
    };
  };
  const s3 = { send } as unknown as S3Client;
  return {
    back: (wanted: readonly string[]) =>
      bringBackFiles({ s3, bucket: 'files', prefix: 'attachments/' }, new Set(wanted)),
    left: () => versions.map(({ VersionId }) => VersionId),
  };
}

test('a file that was removed twice is back: a version is the newest', async () => {
  const { back, left } = bucketOf({
    'attachments/a': [WRITTEN, REMOVED, REMOVED],
    'attachments/ab': [WRITTEN, REMOVED],
  });
  expect(await back(['attachments/a'])).toEqual({ back: 1, missing: [] });
  expect(left()).toEqual(['attachments/a 0', 'attachments/ab 0', 'attachments/ab 1']);
  expect(await back(['attachments/a'])).toEqual({ back: 0, missing: [] });
});

test('a removal before the newest version stays, and a file without any version is told', async () => {
  const { back, left } = bucketOf({
    'attachments/a': [WRITTEN, REMOVED, WRITTEN, REMOVED],
    'attachments/b': [REMOVED],
  });
  const wanted = ['attachments/a', 'attachments/b', 'attachments/c'];
  expect(await back(wanted)).toEqual({ back: 1, missing: ['attachments/b', 'attachments/c'] });
  expect(left()).toEqual([
    'attachments/a 0',
    'attachments/a 1',
    'attachments/a 2',
    'attachments/b 0',
  ]);
});
