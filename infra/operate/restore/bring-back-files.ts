import {
  DeleteObjectCommand,
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
 * Brings back the files that rows refer to: where the newest version of a file is a mark of removal, the mark is
 * removed. It may run again.
 */
export async function bringBackFiles(
  { s3, bucket, prefix }: Bucket,
  wanted: ReadonlySet<string>,
): Promise<FilesBack> {
  const missing = new Set(wanted);
  let back = 0;
  for await (const page of versionsIn({ s3, bucket, prefix })) {
    const kept = new Set((page.Versions ?? []).map(({ Key = '' }) => Key));
    for (const { Key = '', IsLatest } of page.Versions ?? []) if (IsLatest) missing.delete(Key);
    for (const { Key = '', VersionId, IsLatest } of page.DeleteMarkers ?? []) {
      if (!IsLatest || !wanted.has(Key)) continue;
      if (!kept.has(Key) && !(await hasVersion(s3, bucket, Key))) continue;
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key, VersionId }));
      missing.delete(Key);
      back += 1;
    }
  }
  return { back, missing: [...missing].toSorted() };
}

/** Tells whether a file has a version, which may lie on another page than its removal. */
async function hasVersion(s3: S3Client, Bucket: string, Key: string): Promise<boolean> {
  const page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
  return (page.Versions ?? []).some((version) => version.Key === Key);
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
