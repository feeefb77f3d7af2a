import type { ScreenClassName } from '#shared/class-screens.ts';
import { useTexts } from '#web/i18n/text-provider.tsx';

/** Says what a class is for, where its name does not. */
export function PurposeText({
  type,
  look = 'muted',
}: {
  readonly type: ScreenClassName;
  readonly look?: 'muted' | 'lead';
}) {
  const { find } = useTexts();
  const purpose = find(`administration.purpose.${type}`);
  return purpose === undefined ? null : <p className={look}>{purpose}</p>;
}
