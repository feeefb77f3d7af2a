import { useId } from 'react';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { NameField, uploadNameProblem } from './edit-upload-dialog.tsx';
import type { FileProblem } from './file-problem.ts';
import { useFailureText } from './use-failure-text.ts';
import type { NewFile } from './use-new-files.ts';
import { useProblemText } from './use-problem-text.ts';

type Props = {
  readonly file: NewFile;
  /** The reason why the file cannot be sent for what is chosen. */
  readonly problem: FileProblem | undefined;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
};

/** Shows a file of the dialog: its future name, and its state in words. */
export function NewFileRow({ file, problem, onRename, onRemove }: Props) {
  const t = useText();
  const id = useId();
  const fileSize = useFileSize();
  const problemText = useProblemText();
  const failureText = useFailureText();
  const { state, name } = file;
  const refusal = problem
    ? problemText(problem)
    : state === 'failed'
      ? failureText(file.error)
      : undefined;
  const isOpen = (state === 'chosen' || state === 'failed') && problem === undefined;
  return (
    <li className="new-file">
      <div className="new-file-head">
        <span className="new-file-name">
          {file.file.name} <span className="muted">({fileSize(file.file.size)})</span>
        </span>
        {state === 'saved' || state === 'sending' ? (
          <FileState file={file} />
        ) : (
          <Button
            look="quiet"
            size="compact"
            aria-describedby={refusal === undefined ? undefined : id}
            onClick={onRemove}
          >
            {t('words.leaveOut')}
            <span className="visually-hidden"> {file.file.name}</span>
          </Button>
        )}
      </div>
      {refusal !== undefined && (
        <FieldError id={id} isLive>
          {refusal}
        </FieldError>
      )}
      {isOpen && (
        <NameField
          value={name}
          error={uploadNameProblem(t, name)}
          onChange={({ target }) => onRename(target.value)}
        />
      )}
    </li>
  );
}

function FileState({ file: { state, share } }: { readonly file: NewFile }) {
  const t = useText();
  return (
    // The end is read out, not each percent.
    <span role="status" aria-live={state === 'sending' ? 'off' : 'polite'}>
      {state === 'saved' ? (
        <StatusChip tone="ok" icon="check">
          {t('words.saved')}
        </StatusChip>
      ) : (
        <StatusChip tone="info" icon="clock">
          {t('words.sending', { percent: Math.round(share * 100) })}
        </StatusChip>
      )}
    </span>
  );
}
