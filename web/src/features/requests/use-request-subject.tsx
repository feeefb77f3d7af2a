import { T, useText } from '#web/i18n/text-provider.tsx';
import type { Request } from './use-request.ts';
import { useRequestAnimals } from './use-request-animals.tsx';

/** Returns what a request is about, as a line and as words: its animals, and for others than the farm also the farm. */
export function useRequestSubject(request: Request, account: string) {
  const t = useText();
  const { animals, words } = useRequestAnimals(request);
  const { agr, applicant } = request.data;
  if (agr === account) return { subject: animals, words };
  return {
    subject: <T id="requests.formTitle" values={{ form: applicant.name, of: animals }} />,
    words: t('requests.formTitle', { form: applicant.name, of: words }),
  };
}
