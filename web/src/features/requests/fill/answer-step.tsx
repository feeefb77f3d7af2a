import { useEffect, useState } from 'react';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { Button } from '#web/components/button.tsx';
import { focusField } from '#web/components/error-summary.tsx';
import { RequiredLegend } from '#web/components/field.tsx';
import { Form } from '#web/components/form/form.tsx';
import type { useAttempts } from '#web/components/form/use-attempts.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { Stepper } from '#web/components/stepper.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import { useNotify } from '#web/kernel/use-notify.ts';
import { answerId } from '../form/answer-id.ts';
import { RuleNotices } from '../form/rule-notices.tsx';
import { StepForm } from '../form/step-form.tsx';
import { OfficeNotes } from '../office-notes.tsx';
import { useRequestSubject } from '../use-request-subject.tsx';
import { DecisionTiles } from '../view/decision-tiles.tsx';
import { FilledSteps } from '../view/filled-steps.tsx';
import { OffersFound } from '../view/offers-found.tsx';
import { RequestFacts } from '../view/request-facts.tsx';
import { AttachmentFields } from './attachment-fields.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { FillFailure } from './fill-failure.tsx';
import { MostAllowed } from './most-allowed.tsx';
import { QuotaNotice } from './quota-notice.tsx';
import { SavedLine } from './saved-line.tsx';
import type { StepFillingProps } from './step-filling-props.ts';
import { TextBlocks } from './text-blocks.tsx';
import { useProblemTexts } from './use-problem-texts.tsx';
import type { StepFill } from './use-step-fill.ts';

/**
 * The width from which on the earlier answers stand beside the form, as in fill.css; on a phone they are folded above
 * it.
 */
const SIDE_BY_SIDE = '(min-width: 64em)';

type AnswerStepProps = StepFillingProps & {
  readonly fill: StepFill;
  readonly attempts: ReturnType<typeof useAttempts>;
  /** Internal name of the question to go to; '' for the top. */
  readonly focusOn: string;
  readonly onCheck: () => void;
};

/**
 * Shows the questions of the step, below or beside the facts to answer from: earlier answers, the facts of the
 * request, the proof of search.
 */
export function AnswerStep(props: AnswerStepProps) {
  const { request, forms, step, account } = props;
  const label = useLabel();
  const t = useText();
  const { colon } = useFormats();
  const form = label(step.form, t('requests.one'));
  const shownForm = <LabelText labels={step.form} otherwise={t('requests.one')} />;
  const { subject } = useRequestSubject(request, account.id);
  const { hid, applicant, agr, filledSteps } = request.data;
  const titled = hid ?? (agr === account.id ? '' : applicant.name);
  const [isWide] = useState(() => matchMedia(SIDE_BY_SIDE).matches);
  const hasAnswers = filledSteps.length > 0;
  return (
    <>
      <PageHeading
        key="answers"
        title={titled === '' ? form : form + colon + titled}
        lead={subject}
      >
        <TermText term={shownForm}>
          {hid ? <span className="unbroken">{hid}</span> : titled}
        </TermText>
      </PageHeading>
      <div className="chips fill-notes">
        <OfficeNotes request={request} />
      </div>
      <Stepper
        current={step.id}
        steps={forms.form.steps.map((step) => ({
          key: step.id,
          label: <LabelText labels={step.form} otherwise={step.id} />,
        }))}
      />
      <div className={hasAnswers ? 'fill-beside' : undefined}>
        {hasAnswers && (
          <details className="fill-before" open={isWide}>
            <summary>
              <h2 id="said-before">{t('requests.saidBefore', { farmer: applicant.name })}</h2>
            </summary>
            <section
              className="fill-case stack"
              aria-labelledby="said-before"
              {...(isWide && { tabIndex: 0 })}
            >
              <DecisionTiles request={request} forms={forms} account={account} />
              <FilledSteps request={request} forms={forms} account={account} />
              <section aria-labelledby="facts">
                <h2 id="facts">{t('requests.facts')}</h2>
                <RequestFacts request={request} forms={forms} />
              </section>
              <OffersFound request={request} />
            </section>
          </details>
        )}
        <Questions {...props} />
      </div>
    </>
  );
}

function Questions({ fill, step, request, forms, account, isDeciding, ...props }: AnswerStepProps) {
  const t = useText();
  const notify = useNotify();
  const { focusOn, attempts } = props;
  const problems = useProblemTexts(fill);
  const [isSaved, setSaved] = useState(false);
  const shown = problems.filter(
    ({ field }) => attempts.shows(answerId(field)) || (isSaved && fill.unsaved.has(field)),
  );
  const errors = new Map(shown.map(({ field, text }) => [field, text]));
  useEffect(() => {
    if (focusOn !== '') focusField(answerId(focusOn));
  }, [focusOn]);
  const check = () => {
    if (fill.isDraft && fill.hasChanged) void fill.saveDraft();
    props.onCheck();
  };
  const save = async () => {
    if (!(await fill.saveDraft())) return;
    setSaved(true);
    if (fill.unsaved.size === 0) notify('success', t('requests.event.saveDraft'));
    else notify('warning', t('requests.draftSavedWithout', { count: fill.unsaved.size }));
  };
  const quota = <QuotaNotice fill={fill} request={request} forms={forms} step={step} />;
  // Problems are listed where the answers are checked.
  const form = attempts.shown({ errors: [], isComplete: true, send: check });
  return (
    <Form form={form} className="request-form">
      <DraftNotices fill={fill} />
      <FillFailure fill={fill} />
      {!fill.isDraft && quota}
      <RequiredLegend />
      <StepForm
        fields={fill.fields}
        typed={fill.typed}
        read={fill.read}
        errors={errors}
        onChange={fill.set}
        only={(field) => !isDeclaration(field, fill.fields)}
        below={(field) => (
          <>
            {isDeciding && (
              <MostAllowed request={request} forms={forms} field={field} fill={fill} />
            )}
            <TextBlocks account={account} field={field} fill={fill} />
          </>
        )}
      />
      {fill.isDraft && quota}
      <RuleNotices noticed={fill.noticed} fields={fill.fields} role="status" />
      <AttachmentFields files={fill.files} />
      <div className="buttons">
        <Button type="submit" look="primary">
          {t('requests.checkTitle')}
        </Button>
        {fill.isDraft && (
          <Button onClick={save} busy={fill.busy === 'saving'}>
            {t('requests.saveDraft')}
          </Button>
        )}
      </div>
      <SavedLine fill={fill} inAccountAt={request.updated} />
    </Form>
  );
}
