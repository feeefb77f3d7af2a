import { type RefObject, useRef, useState } from 'react';
import { ATTACHMENT_FORM_BYTES } from '#shared/entities/limits.ts';
import { ATTACHMENT_TOTAL_BYTES, ATTACHMENTS } from '#shared/requests/limits.ts';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { dropUploads, fileTypeOf, sendFile } from '#web/features/uploads/public.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { SavedFile } from '../form/stored-answers.ts';
import type { Request } from '../use-request.ts';
import { isLargePhoto, shrinkPhoto } from './shrink-photo.ts';

export type FileProblem =
  | 'errors.entities.attachmentTooLarge'
  | 'errors.entities.wrongAttachmentType'
  | 'errors.requests.tooManyAttachments'
  | 'errors.requests.attachmentsTooBig'
  | 'requests.file.failed';
export type FileRow = {
  readonly key: string;
  readonly name: string;
  /** Bytes of the file. */
  readonly size: number;
  /** The share that has been sent, 0 to 1, while it is under way. */
  readonly share?: number | undefined;
  /** The file is a large photo that is made smaller before it is sent. */
  readonly isShrinking?: boolean;
  /** Id of the upload once it is saved. */
  readonly upload?: string;
  readonly problem?: FileProblem | undefined;
  /** The file belongs to an earlier step, and stays. */
  readonly isFixed?: boolean;
};

/**
 * Keeps the files of a request: those attached before, and those added now. Each is sent to the server once it is
 * chosen; `kept` are those that this device knows of since.
 */
export function useAttachments(
  request: Request['data'],
  owner: string,
  kept?: readonly SavedFile[],
) {
  const { api } = useKernel();
  const counter = useRef(0);
  const chosen = useRef(new Map<string, File>());
  const [rows, setRows] = useState<readonly FileRow[]>(() => rowsOf(request, kept));
  const latest = useRef(rows);
  const takenOut = useTakenOut(latest, takenOutOf(request, kept));
  const addedHere = () => latest.current.filter(({ key }) => chosen.current.has(key));
  const put = (next: readonly FileRow[]) => {
    latest.current = next;
    setRows(next);
  };
  const change = (key: string, patch: Partial<FileRow>) =>
    put(latest.current.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const without = (key: string) => latest.current.filter((row) => row.key !== key);
  const isGone = (key: string) => without(key).length === latest.current.length;

  async function send(key: string): Promise<void> {
    const file = chosen.current.get(key);
    if (file === undefined) return;
    try {
      const upload = await sendFile(api, file, { category: 'request', owner }, (share) =>
        change(key, { share }),
      );
      if (isGone(key)) dropUploads(api, [upload]);
      else change(key, { upload });
    } catch (error) {
      const isType = errorCodeOf(error).startsWith('entities.wrongAttachment');
      change(key, {
        problem: isType ? 'errors.entities.wrongAttachmentType' : 'requests.file.failed',
      });
    }
  }

  async function shrink(key: string, file: File): Promise<void> {
    const small = await shrinkPhoto(file);
    if (isGone(key)) return;
    chosen.current.set(key, small);
    const { name, size } = small;
    const problem = problemOf(small, without(key));
    change(key, { name, size, problem, isShrinking: false });
    if (problem === undefined) void send(key);
  }

  const addOne = (file: File) => {
    counter.current += 1;
    const key = `new ${counter.current}`;
    const isLarge = isLargePhoto(file);
    // The size of a large photo is not known before it is made smaller.
    const { name, size } = isLarge ? { name: file.name, size: 0 } : file;
    const problem = problemOf({ name, size }, latest.current);
    const isShrinking = isLarge && problem === undefined;
    put([...latest.current, { key, name, size, problem, isShrinking }]);
    chosen.current.set(key, file);
    if (problem === undefined) void (isLarge ? shrink(key, file) : send(key));
  };
  const retry = (key: string) => {
    const file = chosen.current.get(key);
    if (file === undefined) return;
    const problem = problemOf(file, latest.current);
    change(key, { problem, share: undefined });
    if (problem === undefined) void send(key);
  };
  const counted = countedIn(rows);
  const isBusy = counted.some(({ upload }) => upload === undefined);
  // Only this page still has the file.
  const hasFailed = rows.some(({ problem }) => problem === 'requests.file.failed');
  useCloseQuestion(isBusy || hasFailed);
  return {
    rows,
    add: (files: readonly File[]) => files.forEach(addOne),
    retry,
    /** Takes the files of the request, or those of the device instead. */
    restart: (instead?: readonly SavedFile[]) => {
      // Files of the device go; those of the account stay, which another person may have added.
      if (instead === undefined) for (const { key } of rows) takenOut.add(key);
      put([...rowsOf(request, instead), ...(instead ? addedBeside(addedHere(), instead) : [])]);
    },
    /** Takes the files that the request has by now; those that are not saved yet stay, since only this page has them. */
    follow: (newest: Request['data']) => put([...rowsOf(newest), ...underWay(latest.current)]),
    remove: (key: string) => {
      takenOut.add(key);
      put(without(key));
    },
    dropAfter: takenOut.dropAfter,
    count: counted.length,
    bytes: sum(counted),
    isBusy,
    saved: savedIn(rows),
    /** Returns the saved files, also between two renderings. */
    savedNow: () => savedIn(latest.current),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

/** Keeps the uploads that a person has taken out of the rows, until they may go. */
function useTakenOut(rows: RefObject<readonly FileRow[]>, before: readonly string[]) {
  const { api } = useKernel();
  const uploads = useRef(new Set(before));
  return {
    add: (key: string) => {
      const upload = rows.current.find((row) => row.key === key)?.upload;
      if (upload !== undefined) uploads.current.add(upload);
    },
    /** Deletes them once the request is saved with these uploads alone, and tells whether it is. */
    dropAfter: async (saving: Promise<boolean>, saved: readonly string[]): Promise<boolean> => {
      const isSaved = await saving;
      const stay = new Set([...saved, ...rows.current.map(({ upload }) => upload)]);
      const gone = [...uploads.current].filter((upload) => isSaved && !stay.has(upload));
      for (const upload of gone) uploads.current.delete(upload);
      dropUploads(api, gone);
      return isSaved;
    },
  };
}

function rowsOf(
  { status, attachments }: Request['data'],
  kept?: readonly SavedFile[],
): readonly FileRow[] {
  const isDraft = status === 'new';
  const rows = (files: readonly SavedFile[], isFixed: boolean) =>
    files.map(({ upload, name, size }) => ({ key: upload, upload, name, size, isFixed }));
  if (isDraft) return rows(kept ?? attachments, false);
  return [...rows(attachments, true), ...rows(kept ?? [], false)];
}

/** Returns the files of a draft in the account that this device has taken out of it before. */
function takenOutOf(
  { status, attachments }: Request['data'],
  kept: readonly SavedFile[] | undefined,
): string[] {
  if (status !== 'new' || kept === undefined) return [];
  const stay = new Set(kept.map(({ upload }) => upload));
  return attachments.map(({ upload }) => upload).filter((upload) => !stay.has(upload));
}

const addedBeside = (rows: readonly FileRow[], others: readonly SavedFile[]) =>
  rows.filter(({ upload }) => !others.some((file) => file.upload === upload));

/** Returns the files that are not saved yet: only this page has them. */
const underWay = (rows: readonly FileRow[]) => rows.filter(({ upload }) => upload === undefined);

/** Returns the files for fillform: for a draft all of them, later only those added. */
function savedIn(rows: readonly FileRow[]): SavedFile[] {
  return countedIn(rows).flatMap(({ upload, name, size, isFixed }) =>
    upload === undefined || isFixed ? [] : [{ upload, name, size }],
  );
}

const countedIn = (rows: readonly FileRow[]) => rows.filter(({ problem }) => problem === undefined);

function problemOf(
  file: Pick<File, 'name' | 'size'>,
  rows: readonly FileRow[],
): FileProblem | undefined {
  const counted = countedIn(rows);
  if (fileTypeOf(file) === undefined) return 'errors.entities.wrongAttachmentType';
  if (file.size > ATTACHMENT_FORM_BYTES) return 'errors.entities.attachmentTooLarge';
  if (counted.length >= ATTACHMENTS) return 'errors.requests.tooManyAttachments';
  return sum(counted) + file.size > ATTACHMENT_TOTAL_BYTES
    ? 'errors.requests.attachmentsTooBig'
    : undefined;
}

const sum = (rows: readonly FileRow[]): number => rows.reduce((total, { size }) => total + size, 0);
