import { answersOf } from '#shared/requests/form-engine/answers.ts';
import type { FieldData } from '#shared/requests/request-process.ts';
import type { RequestStep } from '#shared/requests/requestpackage.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { answerRows } from '../form/answer-rows.tsx';
import type { OpenRequest } from '../request-gate.tsx';
import { usePartyNames } from '../use-party-names.ts';

type Filled = Pick<OpenRequest, 'request' | 'forms'>;

/** What each party has said so far, the last one first: it is what the next one asks about. */
export function FilledSteps({ request, forms }: Filled) {
  const t = useText();
  const { time } = useFormats();
  const nameOf = usePartyNames(request.data);
  const { filledSteps, draft, status } = request.data;
  const [first] = forms.form.steps;
  return (
    <div className="filled-steps">
      {status === 'new' && first && (
        <StepAnswers step={first} forms={forms} fieldData={draft} meta={t('requests.draftSoFar')} />
      )}
      {filledSteps.toReversed().map(({ step: id, by, on, fieldData }) => {
        const step = forms.form.steps.find((one) => one.id === id);
        return (
          step && (
            <StepAnswers
              key={id}
              step={step}
              forms={forms}
              fieldData={fieldData}
              meta={t('requests.filledBy', { party: nameOf(by), time: time(on) })}
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
}: {
  readonly step: RequestStep;
  readonly forms: OpenRequest['forms'];
  readonly fieldData: FieldData;
  readonly meta: string;
}) {
  return (
    <section aria-labelledby={`step-${step.id}`}>
      <h3 id={`step-${step.id}`}>
        <LabelText labels={step.form} />
      </h3>
      <p className="meta">{meta}</p>
      <SummaryList rows={answerRows(forms.fieldsOf(step), answersOf(fieldData))} />
    </section>
  );
}
