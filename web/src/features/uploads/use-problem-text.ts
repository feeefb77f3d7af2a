import { LOGO_PIXELS } from '#shared/uploads/limits.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import type { FileProblem } from './file-problem.ts';

/** Returns the problem of a file, and what is allowed: "Too large: 12 MB, allowed 10 MB". */
export function useProblemText(): (problem: FileProblem) => string {
  const t = useText();
  const fileSize = useFileSize();
  return (problem) => {
    switch (problem.reason) {
      case 'empty':
        return t('errors.sheets.empty');
      case 'wrongType':
        return t('errors.entities.wrongAttachmentType');
      case 'logoType':
        return t('errors.uploads.logoNotImage');
      case 'tooLarge':
        return t('words.fileTooLarge', {
          size: fileSize(problem.bytes),
          limit: fileSize(problem.limit),
        });
      case 'logoSides':
        return t('words.logoSides', { ...problem.size, ...LOGO_PIXELS });
    }
  };
}
