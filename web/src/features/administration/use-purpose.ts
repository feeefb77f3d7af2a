import type { ScreenClassName } from '#shared/class-screens.ts';
import { useTexts } from '#web/i18n/text-provider.tsx';

/** Returns what a class is for, where its name does not say that. */
export function usePurpose(): (type: ScreenClassName) => string | undefined {
  const { find } = useTexts();
  return (type) => find(`administration.purpose.${type}`);
}
