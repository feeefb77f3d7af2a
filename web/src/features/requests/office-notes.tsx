import { StatusChip } from '#web/components/status-chip.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Request } from './use-request.ts';

/** Shows an office's note on a request, and who has it in hand. */
export function OfficeNotes({ request }: { readonly request: Request }) {
  const t = useText();
  const { statusLabel, inProcess } = request.data;
  return (
    <>
      {statusLabel && (
        <StatusChip tone="off" icon="info">
          {statusLabel}
        </StatusChip>
      )}
      {inProcess && (
        <StatusChip tone="warn" icon="pencil">
          <TermText term={t('requests.editor')}>{inProcess.editorName}</TermText>
        </StatusChip>
      )}
    </>
  );
}
