import {
  CopyObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';

export type FilesBack = {
  /** The number of removed files that are back. */
  readonly back: number;
  /** The files of which no version is left. */
  readonly missing: readonly string[];
};

type Bucket = { readonly s3: S3Client; readonly bucket: string; readonly prefix: string };

/**
 * Brings back the files that rows refer to: where a mark of removal is the newest, the last version before it is
 * copied on top, with its type and all that S3 keeps beside it. A mark that is taken off would stay on the copy of the
 * bucket in another account, because S3 copies no removals of versions and marks. It may run again.
 */
export async function bringBackFiles(
  { s3, bucket, prefix }: Bucket,
  wanted: ReadonlySet<string>,
): Promise<FilesBack> {
  const missing = new Set(wanted);
  let back = 0;
  for await (const page of versionsIn({ s3, bucket, prefix })) {
    for (const { Key = '', IsLatest } of page.Versions ?? []) if (IsLatest) missing.delete(Key);
    for (const { Key = '', IsLatest } of page.DeleteMarkers ?? []) {
      if (!IsLatest || !wanted.has(Key)) continue;
      const version = await lastVersion({ s3, bucket, prefix: Key });
      if (version === undefined) continue;
      const place = [bucket, ...Key.split('/')].map(encodeURIComponent).join('/');
      const CopySource = `${place}?versionId=${encodeURIComponent(version)}`;
      await s3.send(new CopyObjectCommand({ Bucket: bucket, Key, CopySource }));
      missing.delete(Key);
      back += 1;
    }
  }
  return { back, missing: [...missing].toSorted() };
}

/** Returns the last version of the file that the prefix names; S3 lists the newest first. */
async function lastVersion(file: Bucket): Promise<string | undefined> {
  for await (const { Versions = [] } of versionsIn(file)) {
    const version = Versions.find(({ Key }) => Key === file.prefix);
    if (version) return version.VersionId;
  }
  return undefined;
}

async function* versionsIn({
  s3,
  bucket,
  prefix,
}: Bucket): AsyncGenerator<ListObjectVersionsCommandOutput> {
  let more: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } = {};
  let isTruncated: boolean;
  do {
    const page = await s3.send(
      new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, ...withoutGaps(more) }),
    );
    yield page;
    more = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
    isTruncated = page.IsTruncated === true;
  } while (isTruncated);
}

const withoutGaps = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
