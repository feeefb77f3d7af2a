import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import type { ActResult } from '#web/components/data-table/each-row.ts';
import { SelectedRows, type useRowActs } from '#web/components/data-table/selected-rows.tsx';
import { useEachRow } from '#web/components/data-table/use-each-row.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { FolderChoice } from '../folder-choice.tsx';
import { folderKey, folderOf } from '../folder-of.ts';
import { isOffice } from '../is-office.ts';
import { numberOf, type Request } from '../use-request.ts';
import { MarkRows } from './mark-rows.tsx';

/** Shows the acts on the selected requests: they are moved to a folder, and in an office given to one of its people. */
export function SelectedRequests({
  acts,
  account,
}: {
  readonly acts: ReturnType<typeof useRowActs<Request>>;
  readonly account: Entity<Account>;
}) {
  const t = useText();
  const [asked, setAsked] = useState<readonly Request[]>();
  const { progress, move } = useFolderMoves(account.id, acts.tell);
  const close = () => setAsked(undefined);
  const finish = (result: ActResult<Request>) => {
    close();
    acts.take();
    acts.tell(result);
  };
  return (
    <>
      <SelectedRows acts={acts} nameOf={numberOf} progress={progress}>
        <FolderChoice
          label={t('requests.moveTo')}
          account={account.data}
          onChoose={(folder) => {
            if (progress === undefined) void move(acts.take(), folder);
          }}
        />
        {isOffice(account.data) && (
          <Button size="compact" onClick={() => setAsked(acts.selected)}>
            {t('requests.mark')}
          </Button>
        )}
      </SelectedRows>
      {asked && <MarkRows rows={asked} onDone={finish} onClose={close} />}
    </>
  );
}

/** A request, and the folder that it is to lie in; null: none. */
type Move = Request & { readonly to: string | null };

/** Moves several requests, each in a save of its own, and tells the result with the way back. */
function useFolderMoves(account: string, tell: (result: ActResult<Request>) => void) {
  const t = useText();
  const { api } = useKernel();
  const { progress, run } = useEachRow<Move>();
  const move = async (moves: readonly Move[]): Promise<void> => {
    const back: Move[] = [];
    const result = await run(moves, async (request) => {
      const { id, rev, data, to } = request;
      const input = { process: { id, rev }, folder: to === null ? null : { id: to } };
      const moved = await api.call('POST livestock/request/setstatus', input, { quiet: true });
      const folders = to === null ? [] : [folderKey(account, to)];
      const from = folderOf(data, account);
      back.push({ ...request, rev: moved.rev, data: { ...data, folders }, to: from });
    });
    tell({
      ...result,
      title: t('requests.moved', { count: back.length }),
      ...(back.length > 0 && { undo: () => void move(back) }),
    });
  };
  return {
    progress,
    move: (requests: readonly Request[], to: string | null) =>
      move(requests.map((request) => ({ ...request, to }))),
  };
}
