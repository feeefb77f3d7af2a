import { useState } from 'react';
import { whenOver } from '#shared/requests/package/when-over.ts';
import { plannedTerm } from '#shared/requests/process/step-timer.ts';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import type { DraftStep } from './draft-steps.ts';
import type { PackageCalendar } from './use-package-calendar.ts';

/**
 * Tells until when a step that began now would wait, on which days its party would be reminded, and what happens
 * then.
 */
export function StepTerm({
  steps,
  at,
  calendar,
}: {
  readonly steps: readonly DraftStep[];
  readonly at: number;
  readonly calendar: PackageCalendar;
}) {
  const t = useText();
  const { colon, day, list, time } = useFormats();
  const { words } = useEntryForm();
  const { now } = useKernel();
  const [begin] = useState(() => new Date(now()));
  const step = steps[at];
  const term = step && plannedTerm(step, begin, calendar);
  if (!term) return <Notice title={t('packages.noTerm')} />;
  const { closesOn, reminders } = term;
  const over = whenOver(steps, at);
  return (
    <Notice title={t('packages.term', { until: time(closesOn) })}>
      {step?.workingDays !== undefined && (
        <p>
          {calendar.name === undefined
            ? t('packages.workingDaysNoCalendar')
            : t('packages.workingDays', { calendar: calendar.name })}
        </p>
      )}
      {reminders.length > 0 && <p>{t('packages.reminders', { days: list(reminders.map(day)) })}</p>}
      <p>
        {over === 'close'
          ? t('packages.after.close')
          : words.name('steps.whenOver') + colon + words.choice('steps.whenOver', over)}
      </p>
    </Notice>
  );
}
