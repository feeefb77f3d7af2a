import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import { folderOf } from '../folder-of.ts';
import { foldersOf } from '../folders-of.ts';
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
  const now = folderOf(request.data, account.id);
  const folders = foldersOf(account.data, t);
  const move = useAction(
    request,
    (id: string | null) => calls.setStatus(request, { folder: id === null ? null : { id } }),
    () => notify('success', t('requests.folderMoved')),
  );
  return (
    <>
      <Disclosure className="button-menu" label={t('requests.folder')}>
        {(close) => (
          <ul className="plain menu-list">
            {folders.map(({ id, label }) => (
              <li key={id ?? ''}>
                <button
                  type="button"
                  aria-current={id === now || undefined}
                  onClick={() => {
                    close();
                    if (id !== now) move.mutate(id);
                  }}
                >
                  {id === now && <Icon name="check" size={16} />}
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
      <ActionFailure error={move.error} />
    </>
  );
}
