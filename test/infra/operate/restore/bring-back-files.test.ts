import type { S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { bringBackFiles } from '#infra/operate/restore/bring-back-files.ts';

const REMOVED = 'removed';
type Sent = {
  readonly constructor: { readonly name: string };
  readonly input: { readonly Prefix: string; readonly Key: string; readonly CopySource: string };
};

/** A bucket with versions: what was written to each file, or that it was removed, the first thing first. */
function bucketOf(files: Readonly<Record<string, readonly string[]>>) {
  const versions = Object.entries(files).flatMap(([Key, events]) =>
    events.map((event, index) => ({ Key, event, VersionId: `${index}` })),
  );
  const isLatest = ({ Key, VersionId }: { Key: string; VersionId: string }) =>
    versions.findLast((version) => version.Key === Key)?.VersionId === VersionId;
  const send = async ({ constructor: { name }, input }: Sent) => {
    if (name === 'CopyObjectCommand') {
      const source = versions.find(
        ({ Key, VersionId }) => input.CopySource === `files/${Key}?versionId=${VersionId}`,
      );
      versions.push({
        Key: input.Key,
        event: source?.event ?? '',
        VersionId: `${versions.length}`,
      });
      return {};
    }
    expect(name).toBe('ListObjectVersionsCommand');
    // The newest first, as S3 lists the versions of a file.
    const found = versions
      .filter(({ Key }) => Key.startsWith(input.Prefix))
      .map((version) => ({ ...version, IsLatest: isLatest(version) }))
      .toReversed();
    return {
      Versions: found.filter(({ event }) => event !== REMOVED),
      DeleteMarkers: found.filter(({ event }) => event === REMOVED),
    };
  };
  const s3 = { send } as unknown as S3Client;
  return {
    back: (wanted: readonly string[]) =>
      bringBackFiles({ s3, bucket: 'files', prefix: 'attachments/' }, new Set(wanted)),
    historyOf: (file: string) =>
      versions.filter(({ Key }) => Key === file).map(({ event }) => event),
  };
}

test('a removed file is back as a new version, which S3 copies as it copied the removal; a second run adds none', async () => {
  const { back, historyOf } = bucketOf({
    'attachments/a': ['old', 'new', REMOVED, REMOVED],
    'attachments/ab': ['other', REMOVED],
  });
  const asItShouldBe = ['old', 'new', REMOVED, REMOVED, 'new'];
  expect(await back(['attachments/a'])).toEqual({ back: 1, missing: [] });
  expect(historyOf('attachments/a')).toEqual(asItShouldBe);
  expect(await back(['attachments/a'])).toEqual({ back: 0, missing: [] });
  expect(historyOf('attachments/a')).toEqual(asItShouldBe);
  expect(historyOf('attachments/ab')).toEqual(['other', REMOVED]);
});

test('a file that was written after its removal stays as it is, one without any version is told', async () => {
  const { back, historyOf } = bucketOf({
    'attachments/a': ['old', REMOVED, 'new'],
    'attachments/b': [REMOVED],
    'attachments/bc': ['other'],
  });
  const wanted = ['attachments/a', 'attachments/b', 'attachments/c'];
  expect(await back(wanted)).toEqual({ back: 0, missing: ['attachments/b', 'attachments/c'] });
  expect(historyOf('attachments/a')).toEqual(['old', REMOVED, 'new']);
  expect(historyOf('attachments/b')).toEqual([REMOVED]);
});
