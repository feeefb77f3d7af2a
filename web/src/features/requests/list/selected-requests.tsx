import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Button } from '#web/components/button.tsx';
import { SelectedRows, type useRowActs } from '#web/components/data-table/selected-rows.tsx';
import { useEachRow } from '#web/components/data-table/use-each-row.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { FolderChoice } from '../folder-choice.tsx';
import { folderOf } from '../folder-of.ts';
import { isOffice } from '../is-office.ts';
import { numberOf, type Request } from '../use-request.ts';
import type { Standing } from '../use-request-calls.ts';
import { MarkRows } from './mark-rows.tsx';

type RequestActs = ReturnType<typeof useRowActs<Request>>;

/** Shows the acts on the selected requests: they are moved to a folder, and in an office given to one of its people. */
export function SelectedRequests({
  acts,
  account,
}: {
  readonly acts: RequestActs;
  readonly account: Entity<Account>;
}) {
  const t = useText();
  const [asked, setAsked] = useState<readonly Request[]>();
  const { progress, move, mark } = useStandings(account.id, acts);
  const isRunning = progress !== undefined;
  return (
    <>
      <SelectedRows acts={acts} nameOf={numberOf} progress={progress}>
        <FolderChoice
          label={t('requests.moveTo')}
          account={account.data}
          onChoose={(folder) => {
            if (!isRunning) move(folder);
          }}
        />
        {isOffice(account.data) && (
          <Button size="compact" busy={isRunning} onClick={() => setAsked(acts.selected)}>
            {t('requests.mark')}
          </Button>
        )}
      </SelectedRows>
      {asked && <MarkRows rows={asked} onMark={mark} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** A request with the standing that it gets, and the one that it has. */
type Change = Request & { readonly to: Standing; readonly from: Standing };

/** Moves or marks the selected requests, each in a save of its own, and tells the result with the way back. */
function useStandings(account: string, { take, tell }: RequestActs) {
  const t = useText();
  const { api } = useKernel();
  const { progress, run } = useEachRow<Change>();
  const change = async (changes: readonly Change[]): Promise<void> => {
    const back: Change[] = [];
    const result = await run(changes, async (request) => {
      const { id, rev, to, from } = request;
      const input = { process: { id, rev }, ...to };
      const changed = await api.call('POST livestock/request/setstatus', input, { quiet: true });
      back.push({ ...request, rev: changed.rev, to: from, from: to });
    });
    const isMove = changes.some(({ to }) => to.folder !== undefined);
    tell({
      ...result,
      ...(isMove && { title: t('requests.moved', { count: back.length }) }),
      ...(back.length > 0 && { undo: () => void change(back) }),
    });
  };
  return {
    progress,
    move: (folder: string | null) =>
      void change(
        take().map((request) => ({
          ...request,
          to: inFolder(folder),
          from: inFolder(folderOf(request.data, account)),
        })),
      ),
    mark: (editorName: string) =>
      void change(
        take().map((request) => ({
          ...request,
          to: markOf(editorName),
          from: { ...markOf(editorName), ...marked(request, account) },
        })),
      ),
  };
}

const inFolder = (folder: string | null): Standing => ({
  folder: folder === null ? null : { id: folder },
});

const markOf = (editorName: string): Standing => ({ editorName, inProgress: true, replace: true });

/** Returns the mark that an office has on a request; without one, and of another office, that there is none. */
const marked = ({ data: { inProcess } }: Request, office: string): Standing =>
  inProcess?.by === office ? { editorName: inProcess.editorName } : { inProgress: false };
