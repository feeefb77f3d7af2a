import { useRef, useState } from 'react';
import { useCloseQuestion } from '#web/components/use-close-question.ts';
import { useFormats } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useIsGone } from '#web/kernel/use-is-gone.ts';
import { type FileProblem, fileProblem } from './file-problem.ts';
import { sendFile } from './send-file.ts';
import { isUploadName, uploadName } from './upload-names.ts';
import { useFailureText } from './use-failure-text.ts';
import { useForgetUploads } from './use-upload-calls.ts';

export type NewFile = {
  readonly key: string;
  readonly file: File;
  readonly name: string;
  /** The reason why it cannot be sent, if any, as a file of offers and as a logo. */
  readonly problems: {
    readonly offer: FileProblem | undefined;
    readonly logo: FileProblem | undefined;
  };
  readonly state: 'chosen' | 'sending' | 'saved' | 'failed';
  /** The share that has arrived, 0 to 1. */
  readonly share: number;
  readonly error?: unknown;
};

/** The facts that are said of all files at once. */
export type FilesUse = { readonly notice: string; readonly logo: boolean };

/**
 * Sends the files of the dialog to the server, one after the other, as long as the dialog is open; a file that failed
 * can be sent again.
 */
export function useNewFiles(owner: string) {
  const { api, notifications } = useKernel();
  const { colon } = useFormats();
  const failureText = useFailureText();
  const isClosed = useIsGone();
  const forget = useForgetUploads();
  const counter = useRef(0);
  const [files, setFiles] = useState<readonly NewFile[]>([]);
  const change = (key: string, patch: Partial<NewFile>) =>
    setFiles((now) => now.map((file) => (file.key === key ? { ...file, ...patch } : file)));

  const isSending = files.some(({ state }) => state === 'sending');
  // A file that is broken off leaves an upload without its file.
  useCloseQuestion(isSending);

  const add = async (chosen: readonly File[], logo: boolean) => {
    const rows = await Promise.all(
      chosen.map(async (file): Promise<NewFile> => {
        counter.current += 1;
        const key = `file ${counter.current}`;
        const [offer, ofLogo] = await Promise.all([
          fileProblem(file, { logo: false }),
          fileProblem(file, { logo: true }),
        ]);
        const problems = { offer, logo: ofLogo };
        return { key, file, name: uploadName(file.name), problems, state: 'chosen', share: 0 };
      }),
    );
    setFiles((now) => (logo ? rows.slice(0, 1) : [...now, ...rows]));
  };
  /** Tells whether all files are saved then, and the dialog is still open. */
  const send = async (use: FilesUse) => {
    const waiting = files.filter((file) => isWaiting(file, use));
    let isWhole = files.every((file) => file.state === 'saved' || isWaiting(file, use));
    for (const { key, file, name } of waiting) {
      if (isClosed()) break;
      change(key, { state: 'sending', share: 0, error: undefined });
      try {
        await sendFile(api, file, { ...saidOf(use), owner, name: name.trim() }, (share) =>
          change(key, { share }),
        );
        change(key, { state: 'saved' });
      } catch (error) {
        isWhole = false;
        change(key, { state: 'failed', error });
        // A reader who has closed the dialog has no other place to read the failure.
        if (isClosed()) {
          notifications.show('error', file.name + colon + failureText(error));
        }
      }
    }
    await forget();
    return isWhole && !isClosed();
  };
  return {
    files,
    add,
    send,
    rename: (key: string, name: string) => change(key, { name }),
    remove: (key: string) => setFiles((now) => now.filter((file) => file.key !== key)),
    isSending,
  };
}

type Use = Pick<FilesUse, 'logo'>;

export const problemOf = ({ problems }: NewFile, { logo }: Use): FileProblem | undefined =>
  logo ? problems.logo : problems.offer;

/** Tells whether a file waits: it is chosen or failed, and has no problem. */
export const isWaiting = (file: NewFile, use: Use): boolean =>
  (file.state === 'chosen' || file.state === 'failed') &&
  problemOf(file, use) === undefined &&
  isUploadName(file.name.trim());

function saidOf({ notice, logo }: FilesUse) {
  const said = notice.trim() === '' ? {} : { notice: notice.trim() };
  return { ...said, category: logo ? ('profile' as const) : ('offer' as const), logo };
}
