import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { fileName, postFile } from '#web/features/uploads/public.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';

/**
 * Sends a spreadsheet to where imports look at it; tells how much of it is there. A reader who has gone elsewhere
 * meanwhile stays there.
 */
export function useSendSource(
  kind: ImportKind,
  onSent: (sent: { readonly file: string; readonly name: string }) => void,
) {
  const { api } = useKernel();
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>();
  const { mutate, error } = useMutation({
    mutationFn: async (source: File) => {
      const name = fileName(source.name);
      setSending({ name, share: 0 });
      const asked = { kind, name, size: source.size };
      const { file, upload } = await api.call('POST import/file/create', asked, { quiet: true });
      await postFile(upload, source, (share) => setSending({ name, share }));
      return { file, name };
    },
    onSettled: () => setSending(undefined),
  });
  return { sending, send: (file: File) => mutate(file, { onSuccess: onSent }), error };
}
