import type { ActResult } from '#web/components/data-table/each-row.ts';
import { useEachRow } from '#web/components/data-table/use-each-row.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { folderKey, folderOf } from '../folder-of.ts';
import type { Request } from '../use-request.ts';

/** A request, and the folder that it is to lie in; null: none. */
type Move = Request & { readonly to: string | null };

/** Moves several requests, each in a save of its own, and tells the result with the way back. */
export function useFolderMoves(account: string, tell: (result: ActResult<Request>) => void) {
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
