import { useMutation } from '@tanstack/react-query';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { folderKey, folderOf } from '../folder-of.ts';
import type { Request } from '../use-request.ts';
import { useRequestCalls } from '../use-request-calls.ts';

export type Move = {
  readonly request: Request;
  /** The folder; null: none. */
  readonly folder: string | null;
};

/** Moves several requests, each in a save of its own: one that is refused does not hold up the others. */
export function useFolderMoves(account: string) {
  const { moveOne, forgetLists } = useRequestCalls();
  const moving = useMutation({
    mutationFn: async (moves: readonly Move[]) => {
      const back: Move[] = [];
      const refused: { readonly request: Request; readonly error: unknown }[] = [];
      for (const { request, folder } of moves) {
        try {
          const { rev } = await moveOne(request, folder);
          const folders = folder === null ? [] : [folderKey(account, folder)];
          const moved = { ...request, rev, data: { ...request.data, folders } };
          back.push({ request: moved, folder: folderOf(request.data, account) });
        } catch (error) {
          refused.push({ request, error });
        }
      }
      return { back, refused };
    },
    onSettled: forgetLists,
  });
  useCloseQuestion(moving.isPending);
  return moving;
}
export type FolderMoves = ReturnType<typeof useFolderMoves>;
