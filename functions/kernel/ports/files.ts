/** Private files: attachments, exports. One AWS adapter (S3); downloads come from the bucket's own origin. */
export type Files = {
  readonly put: (key: string, contentType: string, bytes: Uint8Array) => Promise<void>;
  /** As `put`; a file that is there already stays as it is. */
  readonly putNew: (key: string, contentType: string, bytes: Uint8Array) => Promise<void>;
  /** The whole file, or only its beginning. */
  readonly get: (key: string, firstBytes?: number) => Promise<Uint8Array>;
  /** Nothing happens when there is no such file. */
  readonly remove: (key: string) => Promise<void>;
  /** As `remove`, with every version that the bucket keeps: nobody can bring the file back here. */
  readonly erase: (key: string) => Promise<void>;
  /** Size in bytes and content type; `version` changes with the content. Undefined when there is no such file. */
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
