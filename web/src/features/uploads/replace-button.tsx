import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FieldError } from '#web/components/field.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { FILE_ENDINGS, type FileProblem, fileProblem, PICTURE_ENDINGS } from './file-problem.ts';
import { fetchFile, replaceFile } from './send-file.ts';
import { ShowingOffers } from './showing-offers.tsx';
import { useFailureText } from './use-failure-text.ts';
import { useProblemText } from './use-problem-text.ts';
import { useForgetUploads } from './use-upload-calls.ts';

type Sending = { readonly file: File; readonly isUndo?: boolean; readonly isAgain?: boolean };

/**
 * Puts another file in the place of this one, after a question: offers that show it show the new one. The former file
 * stays in the memory of the page, for an undo.
 */
export function ReplaceButton({
  upload,
  offers,
}: {
  readonly upload: EntityOf<'upload'>;
  readonly offers: number;
}) {
  const t = useText();
  const id = useId();
  const { api, loadEntity } = useKernel();
  const forget = useForgetUploads();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<FileProblem>();
  const [share, setShare] = useState(0);
  const [asked, setAsked] = useState<File>();
  const [former, setFormer] = useState<File>();
  const { logo, name } = upload.data;
  const send = useMutation({
    mutationFn: async ({ file, isUndo = false, isAgain = false }: Sending) => {
      setShare(0);
      // A first try that broke off on the way has made a revision of its own, and the undo follows one.
      const newest = isAgain || isUndo ? await loadEntity('upload', upload.id) : upload;
      if (!isUndo && former === undefined) setFormer(await fetchFile(api, upload));
      await replaceFile(api, file, newest ?? upload, setShare);
    },
    onSettled: () => forget(),
  });
  const choose = async (chosen: File) => {
    send.reset();
    setFormer(undefined);
    const reason = await fileProblem(chosen, { logo });
    setProblem(reason);
    if (!reason) setAsked(chosen);
  };
  const refusal = problem ? problemText(problem) : send.error ? failureText(send.error) : undefined;
  const isUndone = send.variables?.isUndo === true;
  return (
    <>
      <FileButton
        look="quiet"
        accept={logo ? PICTURE_ENDINGS : FILE_ENDINGS}
        {...(refusal !== undefined && { isInvalid: true, describedBy: `${id}-error` })}
        onChoose={([chosen]) => chosen && void choose(chosen)}
      >
        {t('uploads.replace')}
        <span className="visually-hidden"> {name}</span>
      </FileButton>
      {/* The end is read out, not each percent. */}
      <p className="upload-progress" role="status" aria-live={send.isPending ? 'off' : 'polite'}>
        {send.isPending && t('words.sending', { percent: Math.round(share * 100) })}
        {send.isSuccess && t('words.saved')}
      </p>
      {(send.isSuccess || send.isError) && !isUndone && former && (
        <Button
          size="compact"
          icon="undo"
          onClick={() => send.mutate({ file: former, isUndo: true })}
        >
          {t('action.undo')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      {refusal !== undefined && (
        <div className="upload-failure">
          <FieldError id={`${id}-error`} isLive>
            {refusal}
          </FieldError>
          {send.error && (
            <Button
              size="compact"
              onClick={() => send.mutate({ ...send.variables, isAgain: true })}
            >
              {t('action.retry')}
            </Button>
          )}
        </div>
      )}
      {asked && (
        <ReplaceDialog
          upload={upload}
          offers={offers}
          file={asked}
          onReplace={() => {
            setAsked(undefined);
            send.mutate({ file: asked });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** Asks before another file takes the place of this one, and names the offers that will show it. */
function ReplaceDialog({
  upload,
  offers,
  file,
  onReplace,
  onClose,
}: {
  readonly upload: EntityOf<'upload'>;
  readonly offers: number;
  readonly file: File;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const fileSize = useFileSize();
  const facts = ({ name, size }: Pick<File, 'name' | 'size'>) => `${name} (${fileSize(size)})`;
  const { file: former } = upload.data;
  return (
    <Dialog title={t('uploads.replace')} onClose={onClose}>
      <div className="stack">
        <p>
          {t('uploads.replaceText', { former: former ? facts(former) : '–', file: facts(file) })}
        </p>
        {offers > 0 && <ShowingOffers upload={upload} offers={offers} />}
        <div className="buttons">
          <Button look="primary" onClick={onReplace}>
            {t('uploads.replace')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
