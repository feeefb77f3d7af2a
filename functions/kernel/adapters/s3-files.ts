import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import {
  DOWNLOAD_LINK_SECONDS,
  type Files,
  UPLOAD_FORM_SECONDS,
} from '#functions/kernel/ports/files.ts';
import { defined } from '#shared/kernel/defined.ts';

export type Buckets = {
  readonly bucket: string;
  /** The bucket of files that can be made again, where they have a bucket of their own. */
  readonly derivedBucket?: string | undefined;
  readonly pathStyle: boolean;
};

/** The files made from the table or from public data, and working copies of imports; people gave all others. */
const DERIVED = /^(exports|imports|shards|geo)\//;

const NO_UPLOAD = 'NoSuchUpload';

/**
 * The files of the product. Region, endpoint and credentials come from the SDK's environment; local S3 needs
 * `pathStyle` addresses.
 */
export function makeS3Files({ bucket, derivedBucket = bucket, pathStyle }: Buckets): Files {
  // Without WHEN_REQUIRED a presigned request would carry the checksum of an empty body.
  const client = new S3Client({
    forcePathStyle: pathStyle,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: DERIVED.test(key) ? derivedBucket : bucket, Key: key });
  return {
    put: async (key, contentType, bytes) => {
      await client.send(
        new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }),
      );
    },
    putNew: async (key, contentType, bytes) => {
      try {
        await client.send(
          new PutObjectCommand({
            ...at(key),
            Body: bytes,
            ContentType: contentType,
            IfNoneMatch: '*',
          }),
        );
      } catch (error) {
        if (!(error instanceof S3ServiceException) || error.name !== 'PreconditionFailed') {
          throw error;
        }
      }
    },
    get: async (key, firstBytes) => {
      const Range = firstBytes === undefined ? undefined : `bytes=0-${firstBytes - 1}`;
      const { Body } = await client.send(
        new GetObjectCommand({ ...at(key), ...defined({ Range }) }),
      );
      if (Body === undefined) throw new Error(`The file ${key} came without a body.`);
      return Body.transformToByteArray();
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    erase: async (key) => {
      const { Bucket, Key } = at(key);
      // The mark of removal stays: replicas follow it, and know nothing of versions that are removed.
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
      // Other files may have names that begin in this way; the versions of one file come first, and fit a page.
      const { Versions = [] } = await client.send(
        new ListObjectVersionsCommand({ Bucket, Prefix: Key }),
      );
      for (const { VersionId, Key: found } of Versions) {
        if (found === Key) await client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
      }
    },
    head: async (key) => {
      try {
        const head = await client.send(new HeadObjectCommand(at(key)));
        return {
          size: head.ContentLength ?? 0,
          contentType: head.ContentType ?? '',
          version: head.ETag ?? '',
        };
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },
    ...filesInParts(client, at),
    downloadUrl: (key, name) =>
      getSignedUrl(
        client,
        new GetObjectCommand({ ...at(key), ResponseContentDisposition: dispositionOf(name) }),
        { expiresIn: DOWNLOAD_LINK_SECONDS },
      ),
    uploadForm: (key, contentType, size) =>
      createPresignedPost(client, {
        ...at(key),
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['eq', '$Content-Type', contentType],
          ['content-length-range', size, size],
        ],
        Expires: UPLOAD_FORM_SECONDS,
      }),
  };
}

function filesInParts(
  client: S3Client,
  at: (key: string) => { readonly Bucket: string; readonly Key: string },
): Pick<Files, 'beginParts' | 'putPart' | 'joinParts'> {
  return {
    beginParts: async (key, contentType) => {
      const begun = await client.send(
        new CreateMultipartUploadCommand({ ...at(key), ContentType: contentType }),
      );
      if (begun.UploadId === undefined) throw new Error(`The file ${key} did not begin.`);
      return begun.UploadId;
    },
    putPart: async ({ key, upload }, number, bytes) => {
      const { ETag } = await client.send(
        new UploadPartCommand({ ...at(key), UploadId: upload, PartNumber: number, Body: bytes }),
      );
      if (ETag === undefined) throw new Error(`Part ${number} of ${key} came without a mark.`);
      return ETag;
    },
    joinParts: async ({ key, upload }, marks) => {
      const Parts = marks.map((ETag, index) => ({ ETag, PartNumber: index + 1 }));
      try {
        await client.send(
          new CompleteMultipartUploadCommand({
            ...at(key),
            UploadId: upload,
            MultipartUpload: { Parts },
          }),
        );
      } catch (error) {
        if (!(error instanceof S3ServiceException) || error.name !== NO_UPLOAD) throw error;
        // S3 does not know a joined upload any more; its file exists.
        await client.send(new HeadObjectCommand(at(key)));
      }
    },
  };
}

/**
 * Returns the header by which browsers save a file and never show it; the plain name is for clients without RFC 8187.
 */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
