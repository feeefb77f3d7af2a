import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { findRow } from '#functions/requests/parties/find-row.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import {
  type Recipients,
  recipientsOfMark,
} from '#functions/requests/process/notify-recipients.ts';
import { readForAct } from '#functions/requests/process/read-process.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import {
  type Marking,
  marked,
  movedToFolder,
  requireTransition,
} from '#functions/requests/process/transitions.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { requestErrors } from '#shared/requests/errors.ts';

type Input = z.output<(typeof requestEndpoints.setStatus)['input']>;

/** Sets an office's mark and note on requests, and the folders of any party; all of one call, or nothing. */
export const setStatus: Implementation<typeof requestEndpoints.setStatus> = async (
  input,
  context,
) => {
  const { account } = signedIn(context.who);
  const isMark = input.inProgress !== undefined || input.statusLabel !== undefined;
  const { entity, process } = await readForAct(context, input.process, (seen) => {
    if (isMark) requireTransition(context.who, seen, 'mark');
    if (input.folder !== undefined) requireTransition(context.who, seen, 'moveToFolder');
  });
  await requireOwnFolder(context, input.folder);
  const { folder, statusLabel } = input;
  const marking = { editor: editorOf(input), statusLabel, by: account, now: context.clock.now() };
  const withMark = isMark ? marked(process, marking) : process;
  const after =
    folder === undefined ? withMark : movedToFolder(withMark, account, folder?.id ?? null);
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: isMark ? 'mark' : 'moveToFolder',
    messages: await mailsOf(
      withMark.inProcess === process.inProcess ? new Map() : toldOf(process, input, account),
      { id: entity.id, process: after, editor: process.inProcess?.editorName },
      context,
    ),
  });
};

function toldOf(
  process: RequestProcess,
  { inProgress, editorName }: Input,
  by: string,
): Recipients {
  const isMark = inProgress !== undefined && editorName !== undefined;
  return isMark ? recipientsOfMark(process, { by, editorName }) : new Map();
}

/** Returns the editor and the mark, undefined without any: the schema lets name and mark come together only. */
function editorOf({ inProgress, editorName, replace = false }: Input): Marking['editor'] {
  if (inProgress === undefined || editorName === undefined) return undefined;
  return { name: editorName, inProgress, replace };
}

/**
 * Requires that the account has the folder.
 * @throws AppError `requests.folderNotFound`
 */
async function requireOwnFolder(context: Context, folder: Input['folder']): Promise<void> {
  // The folders `in process` and `archived` always exist (specification section 4).
  if (!folder || folder.id === 'archived') return;
  const own = await findRow(context, accountClass, signedIn(context.who).account);
  const folders = own?.data.userData.requestFolders ?? [];
  if (folders.some(({ id }) => id === folder.id)) return;
  const details = [fieldDetail('folder.id', requestErrors.folderNotFound)];
  throw new AppError(requestErrors.folderNotFound, { details });
}
