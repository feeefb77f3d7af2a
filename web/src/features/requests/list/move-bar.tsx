import type { Account } from '#shared/accounts/account.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SelectionBar } from '#web/components/selection-bar.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { FolderChoice } from '../folder-choice.tsx';
import type { Request } from '../use-request.ts';
import type { FolderMoves } from './use-folder-moves.ts';

/** Offers the places to which the selected requests can be moved. */
export function MoveBar({
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
    if (moves.isPending) return;
    moves.mutate(
      selected.map((request) => ({ request, folder })),
      { onSuccess: onClear },
    );
  };
  return (
    <SelectionBar
      label={t('tables.selection')}
      status={t('tables.selected', { count: selected.length })}
      clear={t('tables.selectNone')}
      onClear={onClear}
    >
      <FolderChoice label={t('requests.moveTo')} account={account} onChoose={moveTo} />
    </SelectionBar>
  );
}

/** Tells how many were moved, which were not and why, and offers the way back. */
export function MovedNotice({ moves }: { readonly moves: FolderMoves }) {
  const t = useText();
  const errorText = useErrorText();
  const { colon } = useFormats();
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
              <strong>{request.data.hid}</strong>
              {colon}
              {errorText(error)}
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
