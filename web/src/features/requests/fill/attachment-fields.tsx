import { useId, useRef } from 'react';
import { ATTACHMENT_FORM_BYTES, ATTACHMENT_TYPES } from '#shared/entities/limits.ts';
import { ATTACHMENT_TOTAL_BYTES, ATTACHMENTS } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { answerId, FILES } from '../form/answer-id.ts';
import { useMegabytes } from '../use-megabytes.ts';
import { AttachmentLink } from '../view/attachment-link.tsx';
import type { Attachments, FileRow } from './use-attachments.ts';

const ACCEPTED = ATTACHMENT_TYPES.flatMap(({ endings }) => endings.map((ending) => `.${ending}`));

/** Asks for files: choosing one saves it at once; each is a row with its state, and the total is always in sight. */
export function AttachmentFields({ files }: { readonly files: Attachments }) {
  const t = useText();
  const megabytes = useMegabytes();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  return (
    <section
      ref={section}
      className="attachments stack"
      id={answerId(FILES)}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{t('words.attachments')}</h2>
      <p className="muted small" id={`${id}-hint`}>
        {t('requests.attachmentsHint', {
          endings: ACCEPTED.join(', '),
          size: megabytes(ATTACHMENT_FORM_BYTES),
        })}
      </p>
      {files.rows.length > 0 && (
        <ul className="plain attachment-rows">
          {files.rows.map((row) => (
            <AttachmentRow
              key={row.key}
              row={row}
              onRemove={() => {
                // The row goes with the button that was pressed.
                section.current?.focus({ preventScroll: true });
                files.remove(row.key);
              }}
              onRetry={() => files.retry(row.key)}
            />
          ))}
        </ul>
      )}
      <p role="status">
        {t('requests.attachmentsTotal', {
          count: files.count,
          most: ATTACHMENTS,
          size: megabytes(files.bytes),
          limit: megabytes(ATTACHMENT_TOTAL_BYTES),
        })}
      </p>
      <FileButton
        hasIcon
        multiple
        accept={ACCEPTED}
        describedBy={`${id}-hint`}
        onChoose={files.add}
      >
        {t('words.chooseFile')}
      </FileButton>
    </section>
  );
}

function AttachmentRow({
  row,
  onRemove,
  onRetry,
}: {
  readonly row: FileRow;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}) {
  const t = useText();
  const megabytes = useMegabytes();
  const name = row.problem ?? stateOf(row);
  const state = t(name, {
    percent: Math.round((row.share ?? 0) * 100),
  });
  const named = <span className="visually-hidden"> {row.name}</span>;
  return (
    <li className={row.problem ? 'attachment-row bad' : 'attachment-row'}>
      <span>
        {row.isFixed && row.upload !== undefined ? (
          <AttachmentLink upload={row.upload} name={row.name} />
        ) : (
          row.name
        )}
        {/* The end is read out, not each percent. */}
        <span
          className="choice-hint"
          role="status"
          aria-live={name === 'requests.file.sending' ? 'off' : 'polite'}
        >
          {!row.isShrinking && `${megabytes(row.size)} · `}
          {row.problem && `${t('field.errorPrefix')} `}
          {state}
        </span>
      </span>
      {row.problem === 'requests.file.failed' && (
        <Button size="compact" onClick={onRetry}>
          {t('action.retry')}
          {named}
        </Button>
      )}
      {!row.isFixed && (
        <Button look="quiet" onClick={onRemove}>
          {t('words.remove')}
          {named}
        </Button>
      )}
    </li>
  );
}

/** Returns the state of a file: one that is sent is not saved yet, because the server still looks at it. */
function stateOf({ upload, share, isShrinking }: FileRow) {
  if (isShrinking) return 'requests.file.shrinking';
  if (upload !== undefined) return 'words.saved';
  return share === undefined || share >= 1 ? 'requests.file.uploading' : 'requests.file.sending';
}
