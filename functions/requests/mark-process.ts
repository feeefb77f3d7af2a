import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import type { RequestProcess } from '#shared/requests/request-process.ts';

export type Marking = {
  readonly editorName: string;
  readonly inProgress: boolean;
  /** Goes over another editor's mark. */
  readonly replace: boolean;
  readonly by: string;
  readonly now: Date;
};

/**
 * The request with the mark of the editor set or removed. Editors of one office share its account, so that a mark is
 * one's own by account and name.
 * @throws AppError `requests.markedByOther`
 */
export function markProcess(process: RequestProcess, marking: Marking): RequestProcess {
  const { editorName, inProgress, replace, by, now } = marking;
  const mark = process.inProcess;
  const isForeign = mark !== undefined && (mark.by !== by || mark.editorName !== editorName);
  if (isForeign && !replace) {
    throw new AppError(requestErrors.markedByOther, {
      params: [mark.editorName],
      details: [fieldDetail('inProcess', requestErrors.markedByOther, mark)],
    });
  }
  if (!inProgress) return { ...process, inProcess: undefined };
  const own = mark !== undefined && !isForeign ? mark : undefined;
  return { ...process, inProcess: own ?? { editorName, by, since: now.toISOString() } };
}
