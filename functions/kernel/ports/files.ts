/** Private files: attachments, exports. One AWS adapter (S3); downloads come from the bucket's own origin. */
export type Files = {
  readonly put: (key: string, contentType: string, bytes: Uint8Array) => Promise<void>;
  /** Puts a file; one that is there already stays as it is. */
  readonly putNew: (key: string, contentType: string, bytes: Uint8Array) => Promise<void>;
  /** The whole file, or only its beginning. */
  readonly get: (key: string, firstBytes?: number) => Promise<Uint8Array>;
  /** Removes a file; nothing happens when there is none. */
  readonly remove: (key: string) => Promise<void>;
  /** Removes a file with every version that the bucket keeps: nobody can bring it back. */
  readonly erase: (key: string) => Promise<void>;
  /** Returns size in bytes and content type; `version` changes with the content. Undefined when there is no file. */
  readonly head: (
    key: string,
  ) => Promise<{ size: number; contentType: string; version: string } | undefined>;
  /** A link that lives `DOWNLOAD_LINK_SECONDS` and downloads under `name`, as an attachment. */
  readonly downloadUrl: (key: string, name: string) => Promise<string>;
  /** A POST form bound to exactly this key, content type and size. */
  readonly uploadForm: (
    key: string,
    contentType: string,
    size: number,
  ) => Promise<{ url: string; fields: Record<string, string> }>;
};

export const DOWNLOAD_LINK_SECONDS = 300;
export const UPLOAD_FORM_SECONDS = 900;
