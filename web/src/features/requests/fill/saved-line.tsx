import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { expiryOf } from '#web/kernel/stored-form.ts';
import type { StepFill } from './use-step-fill.ts';

/** Tells where the typed answers are safe by now. */
export function SavedLine({
  fill,
  inAccountAt,
}: {
  readonly fill: StepFill;
  readonly inAccountAt: string;
}) {
  const t = useText();
  const { clock, day } = useFormats();
  const { savedAt } = fill.device;
  if (fill.hasChanged) {
    return (
      <p className="saved-line muted small">
        {savedAt === null
          ? t('words.notSavedYet')
          : t('requests.savedOnDevice', {
              time: clock(savedAt.toISOString()),
              until: day(expiryOf(savedAt).toISOString()),
            })}
      </p>
    );
  }
  return (
    <p className="saved-line muted small">
      {fill.isDraft &&
        (fill.unsaved.size > 0
          ? t('requests.draftSavedWithout', { count: fill.unsaved.size })
          : t('requests.savedInAccount', { day: day(inAccountAt), time: clock(inAccountAt) }))}
    </p>
  );
}
