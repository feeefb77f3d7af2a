import { useMutation } from '@tanstack/react-query';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { saveFile } from '#web/kernel/save-file.ts';

/** Gives the reader the template of a kind of import, in the language of the page. */
export function useTemplate(kind: ImportKind) {
  const { api } = useKernel();
  const language = useLocale();
  return useMutation({
    mutationFn: async () => {
      const asked = { kind, language };
      const { name, contentType, content } = await api.call('GET import/template/get', asked, {
        quiet: true,
      });
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveFile(name, new Blob([bytes], { type: contentType }));
    },
  });
}
