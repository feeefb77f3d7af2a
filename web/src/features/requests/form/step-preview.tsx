import { useState } from 'react';
import type { Labels } from '#shared/kernel/label.ts';
import type { RequestFormField } from '#shared/requests/entities/requestformfield.ts';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { RequiredLegend } from '#web/components/field.tsx';
import type { Typed } from '#web/components/inputs/input-value.ts';
import { readValues, type TypedValues } from '#web/components/inputs/typed-values.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { StepForm } from './step-form.tsx';
import '../requests.css';

const NO_ERRORS = new Map();

/** Shows the questions of a step to be tried: they come and go with the answers, and nothing is saved. */
export function StepPreview({
  form,
  fields,
}: {
  readonly form: Labels;
  readonly fields: readonly RequestFormField[];
}) {
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState<TypedValues>({});
  const step = {
    fields,
    typed,
    read: readValues(fields, typed, locale),
    errors: NO_ERRORS,
    onChange: (field: string, next: Typed) => setTyped((now) => ({ ...now, [field]: next })),
  };
  return (
    <section className="request-form">
      <h3>
        <LabelText labels={form} otherwise={t('requests.one')} />
      </h3>
      <RequiredLegend />
      <StepForm {...step} only={(field) => !isDeclaration(field, fields)} />
      <StepForm {...step} only={(field) => isDeclaration(field, fields)} />
    </section>
  );
}
