import type { Account } from '#shared/accounts/account.ts';
import { Button } from '#web/components/button.tsx';
import { Disclosure } from '#web/components/disclosure.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { foldersOf } from '../folders-of.ts';
import type { Request } from '../use-request.ts';
import type { FolderMoves } from './use-folder-moves.ts';

/** What can be done with the selected requests, and what became of it. It stays in sight while there are any. */
export function SelectionBar({
  account,
  selected,
  moves,
  onClear,
}: {
  readonly account: Account;
  readonly selected: readonly Request[];
  readonly moves: FolderMoves;
  readonly onClear: () => void;
}) {
  const t = useText();
  if (selected.length === 0) return null;
  const moveTo = (folder: string | null) => {
    moves.mutate(
      selected.map((request) => ({ request, folder })),
      { onSuccess: onClear },
    );
  };
  return (
    <fieldset className="selection-bar no-print">
      <legend className="visually-hidden">{t('requests.selection')}</legend>
      <p role="status">{t('requests.selected', { count: selected.length })}</p>
      <Disclosure className="button-menu" label={t('requests.moveTo')}>
        {(close) => (
          <ul className="plain menu-list">
            {foldersOf(account, t).map(({ id, label }) => (
              <li key={id ?? ''}>
                <button
                  type="button"
                  onClick={() => {
                    close();
                    if (!moves.isPending) moveTo(id);
                  }}
                >
                  {label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
      <Button size="compact" look="quiet" icon="cross" onClick={onClear}>
        {t('requests.selectNone')}
      </Button>
    </fieldset>
  );
}

/** How many were moved, which were not and why, and the way back. */
export function MovedNotice({ moves }: { readonly moves: FolderMoves }) {
  const t = useText();
  const errorText = useErrorText();
  if (moves.data === undefined) return null;
  const { back, refused } = moves.data;
  return (
    <Notice
      tone={refused.length === 0 ? 'ok' : 'warn'}
      role="status"
      title={t('requests.moved', { count: back.length })}
    >
      {refused.length > 0 && (
        <ul>
          {refused.map(({ request, error }) => (
            <li key={request.id}>
              <strong>{request.data.hid}</strong>: {errorText(error)}
            </li>
          ))}
        </ul>
      )}
      <div className="buttons">
        {back.length > 0 && (
          <Button size="compact" icon="undo" onClick={() => moves.mutate(back)}>
            {t('action.undo')}
          </Button>
        )}
        <Button size="compact" look="quiet" onClick={moves.reset}>
          {t('action.close')}
        </Button>
      </div>
    </Notice>
  );
}
