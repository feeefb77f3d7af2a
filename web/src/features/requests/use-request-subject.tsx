import { TermText } from '#web/components/term-text.tsx';
import { useFormats } from '#web/i18n/text-provider.tsx';
import type { Request } from './use-request.ts';
import { useRequestAnimals } from './use-request-animals.tsx';

/** Returns what a request is about, as a line and as words: its animals, and for others than the farm also the farm. */
export function useRequestSubject(request: Request, account: string) {
  const { colon } = useFormats();
  const { animals, words } = useRequestAnimals(request);
  const { agr, applicant } = request.data;
  if (agr === account) return { subject: animals, words };
  return {
    subject: <TermText term={applicant.name}>{animals}</TermText>,
    words: applicant.name + colon + words,
  };
}
