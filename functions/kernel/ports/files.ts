/** The private files: attachments, exports. One AWS adapter (S3); downloads come from the bucket's own origin. */
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
  /**
   * Begins a file that comes in parts, in any order and from any process; it is there once `joinParts` has joined
   * them. One that is never joined is forgotten after a day.
   */
  readonly beginParts: (key: string, contentType: string) => Promise<string>;
  /** Puts a part: at least `PART_BYTES`, but for the last one. Returns the mark by which it is joined. */
  readonly putPart: (upload: PartUpload, number: number, bytes: Uint8Array) => Promise<string>;
  /** Joins the parts with these marks, from number 1. Nothing happens where they were joined before. */
  readonly joinParts: (upload: PartUpload, marks: readonly string[]) => Promise<void>;
  /** Returns a link that lives `DOWNLOAD_LINK_SECONDS` and downloads under `name`, as an attachment. */
  readonly downloadUrl: (key: string, name: string) => Promise<string>;
  /** Returns a POST form bound to exactly this key, content type and size. */
  readonly uploadForm: (
    key: string,
    contentType: string,
    size: number,
  ) => Promise<{ url: string; fields: Record<string, string> }>;
};

type PartUpload = { readonly key: string; readonly upload: string };

/** The least that S3 takes as a part, but for the last one of a file. */
export const PART_BYTES = 5 * 1024 * 1024;
export const DOWNLOAD_LINK_SECONDS = 300;
export const UPLOAD_FORM_SECONDS = 900;
