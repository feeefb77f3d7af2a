import { useMutation } from '@tanstack/react-query';
import { Button } from '#web/components/button.tsx';
import { FailureState } from '#web/components/failure-state.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import type { ImportJob } from './use-import.ts';

/** Hands the faulty rows back as a file that says what is wrong with each. */
export function FaultyRows({ job }: { readonly job: ImportJob }) {
  const t = useText();
  const { api } = useKernel();
  const download = useMutation({
    mutationFn: async () => {
      const { url } = await api.call('GET import/job/faulty', { id: job.id }, { quiet: true });
      // The file comes as an attachment of its own origin: the page stays.
      window.location.assign(url);
    },
  });
  return (
    <Notice tone="warn">
      <p>{t('imports.faultyText', { count: job.counts.failed ?? 0 })}</p>
      {download.error !== null && <FailureState error={download.error} />}
      <Button
        icon="download"
        size="compact"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('imports.faulty')}
      </Button>
    </Notice>
  );
}
