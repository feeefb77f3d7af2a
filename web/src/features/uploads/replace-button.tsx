import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { FILE_ENDINGS, type FileProblem, fileProblem, PICTURE_ENDINGS } from './file-problem.ts';
import { replaceFile } from './send-file.ts';
import { useFailureText } from './use-failure-text.ts';
import { useProblemText } from './use-problem-text.ts';
import { useForgetUploads } from './use-upload-calls.ts';

/** Puts another file in the place of this one: offers that show it show the new one. */
export function ReplaceButton({ upload }: { readonly upload: EntityOf<'upload'> }) {
  const t = useText();
  const id = useId();
  const { api, loadEntity } = useKernel();
  const forget = useForgetUploads();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<FileProblem>();
  const [share, setShare] = useState(0);
  const [file, setFile] = useState<File>();
  const { logo, name } = upload.data;
  const send = useMutation({
    mutationFn: async ({ chosen, again }: { chosen: File; again: boolean }) => {
      // A first try that broke off on the way has made a revision of its own.
      const newest = again ? await loadEntity('upload', upload.id) : upload;
      await replaceFile(api, chosen, newest ?? upload, setShare);
    },
    onSettled: () => forget(),
  });
  const choose = async (chosen: File) => {
    setFile(chosen);
    setShare(0);
    send.reset();
    const found = await fileProblem(chosen, { logo });
    setProblem(found);
    if (!found) send.mutate({ chosen, again: false });
  };
  return (
    <>
      <FileButton
        look="quiet"
        accept={logo ? PICTURE_ENDINGS : FILE_ENDINGS}
        onChoose={([chosen]) => chosen && void choose(chosen)}
      >
        {t('uploads.replace')}
        <span className="visually-hidden"> {name}</span>
      </FileButton>
      <p className="upload-progress" role="status">
        {send.isPending && t('uploads.sending', { percent: Math.round(share * 100) })}
        {send.isSuccess && t('uploads.replaced')}
      </p>
      {problem && <FieldError id={`${id}-problem`}>{problemText(problem)}</FieldError>}
      {send.error && file && (
        <div className="upload-failure">
          <FieldError id={`${id}-error`}>{failureText(send.error)}</FieldError>
          <Button size="compact" onClick={() => send.mutate({ chosen: file, again: true })}>
            {t('action.retry')}
          </Button>
        </div>
      )}
    </>
  );
}
