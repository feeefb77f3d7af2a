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

type File = { readonly Bucket: string; readonly Key: string };
type Mark = File & { readonly VersionId: string | undefined };
type Bucket = { readonly s3: S3Client; readonly bucket: string; readonly prefix: string };

/** The most marks of removal that are taken off one file: each removal of a removed file leaves one more. */
const MARKS_AT_MOST = 100;

/**
 * Brings back the files that rows refer to: where the newest version of a file is a mark of removal, marks are removed
 * until a version is the newest. It may run again.
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
      const file = { Bucket: bucket, Key };
      if (!kept.has(Key) && !(await hasVersion(s3, file))) continue;
      if (!(await removeMarks(s3, { ...file, VersionId }))) continue;
      missing.delete(Key);
      back += 1;
    }
  }
  return { back, missing: [...missing].toSorted() };
}

/** Tells whether a file has a version, which may lie on another page than its removal. */
async function hasVersion(s3: S3Client, { Bucket, Key }: File): Promise<boolean> {
  const page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
  return (page.Versions ?? []).some((version) => version.Key === Key);
}

/** Removes the newest mark of removal, and those that are the newest then; returns whether none is left above a version. */
async function removeMarks(s3: S3Client, { VersionId, Bucket, Key }: Mark): Promise<boolean> {
  let mark = VersionId;
  for (let marks = 0; mark !== undefined && marks < MARKS_AT_MOST; marks++) {
    await s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId: mark }));
    const page = await s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
    mark = page.DeleteMarkers?.find((other) => other.Key === Key && other.IsLatest)?.VersionId;
  }
  return mark === undefined;
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
