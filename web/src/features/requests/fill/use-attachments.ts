import { useRef, useState } from 'react';
import { ATTACHMENT_FORM_BYTES } from '#shared/entities/limits.ts';
import { ATTACHMENT_TOTAL_BYTES, ATTACHMENTS } from '#shared/requests/limits.ts';
import { fileTypeOf, sendFile } from '#web/features/uploads/public.ts';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { Request } from '../use-request.ts';

export type FileProblem =
  | 'requests.file.tooLarge'
  | 'requests.file.wrongType'
  | 'requests.file.tooMany'
  | 'requests.file.totalTooLarge'
  | 'requests.file.failed';
export type FileRow = {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** While it is sent: how much of it, 0 to 1. */
  readonly share?: number;
  /** Id of the upload once it is saved. */
  readonly upload?: string;
  readonly problem?: FileProblem;
  /** An attachment of an earlier step: it stays. */
  readonly isFixed?: boolean;
};

/** The files of a request: what was attached before, and what is added now. Each is sent to the server once it is chosen. */
export function useAttachments(request: Request['data'], owner: string) {
  const { api } = useKernel();
  const isDraft = request.status === 'new';
  const counter = useRef(0);
  const [rows, setRows] = useState<readonly FileRow[]>(() =>
    request.attachments.map(({ upload, name, size }) => ({
      key: upload,
      upload,
      name,
      size,
      isFixed: !isDraft,
    })),
  );
  const change = (key: string, patch: Partial<FileRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...patch } : row)));

  async function send(key: string, file: File): Promise<void> {
    try {
      const upload = await sendFile(api, file, { category: 'request', owner }, (share) =>
        change(key, { share }),
      );
      change(key, { upload });
    } catch (error) {
      const isType = errorCodeOf(error).startsWith('entities.wrongAttachment');
      change(key, { problem: isType ? 'requests.file.wrongType' : 'requests.file.failed' });
    }
  }

  const add = (files: readonly File[]) => {
    const next = [...rows];
    for (const file of files) {
      counter.current += 1;
      const key = `new ${counter.current}`;
      const problem = problemOf(file, next);
      next.push({ key, name: file.name, size: file.size, ...(problem ? { problem } : {}) });
      if (problem === undefined) void send(key, file);
    }
    setRows(next);
  };
  const counted = rows.filter(({ problem }) => problem === undefined);
  return {
    rows,
    add,
    remove: (key: string) => setRows((now) => now.filter((row) => row.key !== key)),
    count: counted.length,
    bytes: sum(counted),
    isBusy: counted.some(({ upload }) => upload === undefined),
    /** What fillform is told: for a draft all of them, later only those added. */
    uploads: counted.flatMap(({ upload, isFixed }) =>
      upload === undefined || isFixed ? [] : [upload],
    ),
  };
}
export type Attachments = ReturnType<typeof useAttachments>;

function problemOf(file: File, rows: readonly FileRow[]): FileProblem | undefined {
  const counted = rows.filter(({ problem }) => problem === undefined);
  if (fileTypeOf(file) === undefined) return 'requests.file.wrongType';
  if (file.size > ATTACHMENT_FORM_BYTES) return 'requests.file.tooLarge';
  if (counted.length >= ATTACHMENTS) return 'requests.file.tooMany';
  return sum(counted) + file.size > ATTACHMENT_TOTAL_BYTES
    ? 'requests.file.totalTooLarge'
    : undefined;
}

const sum = (rows: readonly FileRow[]): number => rows.reduce((total, { size }) => total + size, 0);
