import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import { FolderChoice } from '../folder-choice.tsx';
import { folderOf } from '../folder-of.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';
import { ActionFailure } from './action-failure.tsx';
import { useAction } from './use-action.ts';

/** Moves the request to one of this account's own folders; the other parties see nothing of it. */
export function FolderMenu({
  request,
  account,
}: {
  readonly request: Request;
  readonly account: Entity<Account>;
}) {
  const t = useText();
  const notify = useNotify();
  const calls = useRequestCalls();
  const move = useAction(
    request,
    (id: string | null) => calls.setStatus(request, { folder: id === null ? null : { id } }),
    () => notify('success', t('requests.moved', { count: 1 })),
  );
  return (
    <>
      <FolderChoice
        label={t('requests.folder')}
        account={account.data}
        current={folderOf(request.data, account.id)}
        onChoose={move.mutate}
      />
      <ActionFailure error={move.error} />
    </>
  );
}
