import type { Choice } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** Returns choices of an optional question as radio buttons: a chosen one is left again by choosing none. */
export function useOptionalChoices(): (choices: readonly Choice[]) => Choice[] {
  const t = useText();
  return (choices) => [...choices, { value: '', label: t('inputs.noAnswer') }];
}
