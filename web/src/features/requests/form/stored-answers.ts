import { parseTypedValues, type TypedValues } from '#web/components/inputs/typed-values.ts';

/** An upload of this account that has arrived. */
export type SavedFile = { readonly upload: string; readonly name: string; readonly size: number };

/** The answers and uploads of a draft in the account. */
export type SavedDraft = { readonly typed: TypedValues; readonly uploads: readonly string[] };

/** The form as the device keeps it: the answers and files, and the revision of the request they were added upon. */
export type StoredAnswers = {
  readonly rev: number;
  readonly typed: TypedValues;
  readonly files?: readonly SavedFile[];
  /** The drafts that were sent without an answer: the account may have one of them. */
  readonly sent?: readonly SavedDraft[];
};

/** Returns what the device has stored, if it is such a draft; otherwise null. */
export function parseStoredAnswers(value: unknown): StoredAnswers | null {
  if (typeof value !== 'object' || value === null) return null;
  const rev = 'rev' in value ? value.rev : undefined;
  const typed = parseTypedValues('typed' in value ? value.typed : undefined);
  if (typeof rev !== 'number' || typed === null) return null;
  const files = 'files' in value ? value.files : undefined;
  const sent = 'sent' in value ? value.sent : undefined;
  return {
    rev,
    typed,
    ...(Array.isArray(files) ? { files: files.filter(isSavedFile) } : {}),
    ...(Array.isArray(sent) ? { sent: sent.flatMap(parseDraft) } : {}),
  };
}

function parseDraft(value: unknown): SavedDraft[] {
  if (typeof value !== 'object' || value === null) return [];
  const typed = parseTypedValues('typed' in value ? value.typed : undefined);
  const uploads = 'uploads' in value ? value.uploads : undefined;
  return typed === null || !Array.isArray(uploads) ? [] : [{ typed, uploads: uploads.map(String) }];
}

function isSavedFile(value: unknown): value is SavedFile {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'upload' in value &&
    typeof value.upload === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'size' in value &&
    typeof value.size === 'number'
  );
}
