import { useId } from 'react';
import type { FieldData } from '#shared/requests/entities/request-process.ts';
import type { RequestStep } from '#shared/requests/entities/requestpackage.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import type { RuleFinding } from '#shared/requests/law/rule-findings.ts';
import { stepsReadBy } from '#shared/requests/process/supplier-reads.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import { answerRows } from '../form/answer-rows.tsx';
import { RuleNotices } from '../form/rule-notices.tsx';
import type { OpenRequest } from '../request-gate.tsx';
import { isNoticed, useLawFindings, useRuleFindings } from '../use-law-findings.ts';
import { usePartyNames } from '../use-party-names.ts';

type Filled = Pick<OpenRequest, 'request' | 'forms' | 'account'>;

/**
 * Shows the answers of each party so far, as far as the reader reads them, the last one first: it is what the next one
 * asks about.
 */
export function FilledSteps({ request, forms, account }: Filled) {
  const t = useText();
  const { time } = useFormats();
  const dayOf = useDayOf();
  const nameOf = usePartyNames(request.data);
  const byRules = useRuleFindings({ request, forms });
  const byLaw = useLawFindings({ request, forms });
  const { draft, status } = request.data;
  const filledSteps = request.data.filledSteps.slice(0, stepsReadBy(request.data, account.id));
  const [first] = forms.form.steps;
  return (
    <div className="filled-steps">
      {status === 'new' && first && (
        <StepAnswers step={first} forms={forms} fieldData={draft} meta={t('requests.draftSoFar')} />
      )}
      {[...filledSteps.entries()].toReversed().map(([at, { step: id, by, on, fieldData }]) => {
        const step = forms.form.steps.find((step) => step.id === id);
        const fields = step === undefined ? [] : forms.fieldsOf(step);
        const said = { fields, given: answersOf(fieldData), at, on: dayOf(on) };
        return (
          step && (
            <StepAnswers
              key={`${id} ${on}`}
              step={step}
              forms={forms}
              fieldData={fieldData}
              meta={`${nameOf(by)}, ${time(on)}`}
              noticed={[...byRules(said), ...byLaw(said)].filter(isNoticed)}
            />
          )
        );
      })}
    </div>
  );
}

function StepAnswers({
  step,
  forms,
  fieldData,
  meta,
  noticed = [],
}: {
  readonly step: RequestStep;
  readonly forms: OpenRequest['forms'];
  readonly fieldData: FieldData;
  readonly meta: string;
  readonly noticed?: readonly RuleFinding[];
}) {
  // A step in portions is there once for each.
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <LabelText labels={step.form} />
      </h3>
      <p className="meta">{meta}</p>
      <SummaryList rows={answerRows(forms.fieldsOf(step), answersOf(fieldData))} />
      <RuleNotices noticed={noticed} fields={forms.fieldsOf(step)} />
    </section>
  );
}
