import { useState } from 'react';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { NumberField } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { BeginFailure } from './begin-failure.tsx';
import { type ImportJob, useBeginImport } from './use-import.ts';

/** Imports for good after a dry run; it names the farmers who would be deactivated, and asks for their number. */
export function ConfirmImport({
  job,
  kind,
  onBegun,
}: {
  readonly job: ImportJob;
  readonly kind: ImportKind;
  readonly onBegun: (job: ImportJob) => void;
}) {
  const t = useText();
  const { number } = useFormats();
  const begin = useBeginImport(kind);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { asked, counts, partial, options, fileName } = job;
  const { created = 0, updated = 0, unchanged = 0, deactivated = 0 } = counts;
  const rows = created + updated + unchanged;
  if (asked === undefined) return null;
  if (rows === 0 && deactivated === 0) return <p>{t('imports.transferNothing')}</p>;
  const isRight =
    deactivated === 0 || Number(typed.replace(/\D/g, '') || Number.NaN) === deactivated;
  const asks = t('words.typeToConfirm', { wanted: number(deactivated) });
  const start = () => {
    setAsked(true);
    if (!isRight) return document.getElementById('confirm-count')?.focus();
    const confirmed = partial ? {} : { confirmed: { dryRun: job.id, deactivated } };
    return begin.mutate(
      { ...asked, fileName, options, dryRun: false, partial, ...confirmed },
      { onSuccess: onBegun },
    );
  };
  return (
    <div className="stack">
      {deactivated > 0 && (
        <Notice tone="warn" title={t('imports.willEnd', { count: deactivated })}>
          <p>{t('imports.agreeText')}</p>
          <NumberField
            id="confirm-count"
            label={t('imports.confirmCount')}
            {...(isAsked && !isRight ? { error: asks } : { hint: asks })}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Notice>
      )}
      {begin.error !== null && <BeginFailure error={begin.error} />}
      <div className="buttons">
        <Button look="primary" busy={begin.isPending} onClick={start}>
          {t('imports.transfer', { count: rows })}
        </Button>
      </div>
    </div>
  );
}
