import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES, type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import type { PartyRole } from '#shared/requests/entities/requestpackage.ts';
import { whenOver } from '#shared/requests/package/when-over.ts';
import { plannedTerm } from '#shared/requests/process/step-timer.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { StepPreview } from '#web/features/requests/public.ts';
import { InLanguage } from '#web/i18n/in-language.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { createTextStore } from '#web/i18n/text-store.ts';
import type { Texts } from '#web/i18n/texts.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import type { DraftStep } from './draft-steps.ts';
import type { PackageCalendar } from './use-package-calendar.ts';

/** Resolves to the texts of forms in a language, whatever the page is in. A text that cannot be shown is passed over. */
async function textsIn(locale: Locale): Promise<Texts> {
  const store = createTextStore(locale, () => {});
  await store.need(['shell', 'errors', 'inputs', 'requests', 'words']);
  return store.state.get().texts;
}

/** Shows the forms of a package that is not saved yet as the people of a role fill them in, in any language. */
export function PackagePreview({
  steps,
  fieldsOf,
  languages,
  calendar,
  isPending,
  onClose,
}: {
  readonly steps: readonly DraftStep[];
  readonly fieldsOf: (step: DraftStep) => readonly RequestFormField[];
  /** The languages to choose from; those of the package's countries come first. */
  readonly languages: readonly Locale[];
  readonly calendar: PackageCalendar;
  /** The fields of the steps are still to come. */
  readonly isPending: boolean;
  readonly onClose: () => void;
}) {
  const t = useText();
  const { words } = useEntryForm();
  const page = useLocale();
  const roles = [...new Set(steps.flatMap(({ role }) => role ?? []))];
  const [role, setRole] = useState<PartyRole | undefined>(roles[0]);
  const [locale, setLocale] = useState<Locale>(
    languages.includes(page) ? page : (languages[0] ?? page),
  );
  const query = useQuery({
    queryKey: ['previewTexts', locale],
    queryFn: () => textsIn(locale),
  });
  const offered = [...new Set([...languages, ...LOCALES])];
  return (
    <Dialog look="sheet" title={t('words.preview')} onClose={onClose}>
      <div className="entries-filters">
        <SelectField
          label={words.name('steps.role')}
          options={roles.map((value) => ({ value, label: words.choice('steps.role', value) }))}
          value={role ?? ''}
          onChange={({ target }) => setRole(roles.find((name) => name === target.value))}
        />
        <SelectField
          label={t('language.label')}
          options={offered.map((value) => ({ value, label: languageName(value) }))}
          value={locale}
          onChange={({ target }) =>
            setLocale(offered.find((language) => language === target.value) ?? page)
          }
        />
      </div>
      <QueryState query={{ ...query, data: isPending ? undefined : query.data }} rows={4}>
        {(texts) => (
          <>
            {steps.map((step, index) =>
              step.role === role ? (
                <Fragment key={step.id}>
                  <InLanguage texts={texts}>
                    <div lang={toLanguageTag(locale)}>
                      <StepPreview form={step.form} fields={fieldsOf(step)} />
                    </div>
                  </InLanguage>
                  <StepTerm steps={steps} at={index} calendar={calendar} />
                </Fragment>
              ) : null,
            )}
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

/**
 * Tells until when a step that began now would wait, on which days its party would be reminded, and what happens
 * then.
 */
function StepTerm({
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
