import type { Files } from '#functions/kernel/ports/files.ts';
import type { Buckets } from './s3-files.ts';

/**
 * Makes files as `makeS3Files` does, but the first call loads the S3 client. Most processes never use a file, and the
 * client would add an eighth to every cold start.
 */
export function makeFilesOnDemand(buckets: Buckets): Files {
  let made: Promise<Files> | undefined;
  const files = () => {
    made ??= import('./s3-files.ts').then(({ makeS3Files }) => makeS3Files(buckets));
    return made;
  };
  return {
    put: async (...given) => (await files()).put(...given),
    putNew: async (...given) => (await files()).putNew(...given),
    get: async (...given) => (await files()).get(...given),
    remove: async (...given) => (await files()).remove(...given),
    erase: async (...given) => (await files()).erase(...given),
    head: async (...given) => (await files()).head(...given),
    beginParts: async (...given) => (await files()).beginParts(...given),
    putPart: async (...given) => (await files()).putPart(...given),
    joinParts: async (...given) => (await files()).joinParts(...given),
    downloadUrl: async (...given) => (await files()).downloadUrl(...given),
    uploadForm: async (...given) => (await files()).uploadForm(...given),
  };
}
