import { useEffect, useEffectEvent, useState } from 'react';
import type { RequestPackage } from '#shared/requests/entities/requestpackage.ts';
import { answerTo } from '#shared/requests/form-engine/answers.ts';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { needsProof } from '#shared/requests/package/needs-proof.ts';
import { WANTED_FIELD } from '#shared/requests/process/after-taking.ts';
import { outcomeOf } from '#shared/requests/process/outcome-of.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary, type FormError, focusField } from '#web/components/error-summary.tsx';
import { useAttempts } from '#web/components/form/use-attempts.ts';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useCountryLaw } from '#web/features/law/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { answerId } from '../form/answer-id.ts';
import { RuleNotices } from '../form/rule-notices.tsx';
import { StepForm } from '../form/step-form.tsx';
import { OfficeNotes } from '../office-notes.tsx';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { offerAnswerId } from '../search/use-offer-answers.ts';
import { CheckList } from './check-list.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { FillFailure } from './fill-failure.tsx';
import { FoundOfferAnswers } from './found-offer-answers.tsx';
import { QuotaNotice } from './quota-notice.tsx';
import { SavedLine } from './saved-line.tsx';
import type { StepFillingProps } from './step-filling-props.ts';
import { useProblemTexts } from './use-problem-texts.tsx';
import type { StepFill } from './use-step-fill.ts';

type CheckAnswersProps = StepFillingProps & {
  readonly fill: StepFill;
  /** Goes back to a question; '' to the first one. */
  readonly onChange: (field: string) => void;
};

/** Shows all answers once more, each with its way back, and the declarations; then sends them. */
export function CheckAnswers({
  fill,
  request,
  forms,
  step,
  isDeciding,
  onChange,
}: CheckAnswersProps) {
  const t = useText();
  const problems = useProblemTexts(fill);
  const attempts = useAttempts();
  const [waitsForFiles, setWaitsForFiles] = useState(false);
  useSavedOnLeaving(fill);
  const declared = fill.fields.filter((field) => isDeclaration(field, fill.fields));
  const isDeclared = (name: string) => declared.some(({ internalName }) => internalName === name);
  const asksOffers = useAsksOffers(fill, forms.form.legalBasis);
  const unanswered = useUnansweredError(fill, asksOffers);
  const send = async () => {
    setWaitsForFiles(fill.files.isBusy);
    if (!fill.files.isBusy && !(await fill.send())) attempts.refuse();
  };
  const form = attempts.shown({
    errors: [
      ...problems.map(({ field, line, plain }) => ({
        fieldId: answerId(field),
        text: line,
        plain,
        ...(isDeclared(field) ? {} : { onOpen: () => onChange(field) }),
      })),
      ...unanswered,
    ],
    isSending: fill.busy === 'sending',
    isComplete: problems.length === 0 && unanswered.length === 0,
    send: () => void send(),
  });
  const shown = problems.filter(({ field }) => attempts.shows(answerId(field)));
  return (
    <>
      <PageHeading key="check" title={t('requests.checkTitle')} lead={t('requests.checkLead')} />
      <div className="chips fill-notes">
        <OfficeNotes request={request} />
      </div>
      {/* No form element: Enter in an answer sends no request. */}
      <ErrorSummary {...form} />
      <DraftNotices fill={fill} />
      <FillFailure fill={fill} />
      <CheckList fill={fill} problems={problems} onChange={onChange} />
      {asksOffers && <FoundOfferAnswers offers={fill.foundOffers} request={request} />}
      <TakenNotice fill={fill} />
      <QuotaNotice fill={fill} request={request} forms={forms} step={step} />
      <RuleNotices noticed={fill.noticed} fields={fill.fields} />
      {isDeciding && (
        <Notice title={t('requests.becomes')}>
          <RequestStatusChip status={outcomeOf(step.outcome, fill.applied)} />
        </Notice>
      )}
      {declared.length > 0 && (
        <section className="declaration" aria-labelledby="declaration">
          <h2 id="declaration">{t('requests.declaration')}</h2>
          <StepForm
            fields={fill.fields}
            typed={fill.typed}
            read={fill.read}
            errors={new Map(shown.map(({ field, text }) => [field, text]))}
            onChange={fill.set}
            only={(field) => declared.includes(field)}
          />
        </section>
      )}
      {waitsForFiles && fill.files.isBusy && (
        <Notice tone="warn" role="alert" title={t('requests.filesBusy')} />
      )}
      <div className="buttons">
        <Button look="primary" onClick={form.submit} busy={form.isSending}>
          {t(sendKey(request.data.status, isDeciding && step.outcome !== undefined))}
        </Button>
        <Button onClick={() => onChange('')}>{t('requests.back')}</Button>
      </div>
      <SavedLine fill={fill} inAccountAt={request.updated} />
    </>
  );
}

/** Tells whether the ground asks for a proof, so that each offer found needs an answer. */
function useAsksOffers({ isDraft, applied }: StepFill, legalBasis: RequestPackage['legalBasis']) {
  const { law } = useCountryLaw();
  return isDraft && law !== undefined && needsProof(law, legalBasis, applied);
}

/** Returns the line that leads to the first offer without an answer, where one is left. */
function useUnansweredError({ foundOffers }: StepFill, asksOffers: boolean): FormError[] {
  const t = useText();
  const { number } = useFormats();
  const { all, isAnswered } = foundOffers;
  const left = asksOffers ? all.filter((offer) => !isAnswered(offer)) : [];
  const [first] = left;
  if (first === undefined) return [];
  const values = { shown: number(left.length), all: number(all.length) };
  const fieldId = offerAnswerId(first.id);
  return [{ fieldId, text: t('requests.offersLeft', values), onOpen: () => openAnswer(fieldId) }];
}

function openAnswer(fieldId: string): void {
  const answer = document.getElementById(fieldId)?.querySelector('details');
  if (answer) answer.open = true;
  focusField(fieldId);
}

/** Tells that organic animals that are taken lessen the number applied for. */
function TakenNotice({ fill }: { readonly fill: StepFill }) {
  const t = useText();
  const { number } = useFormats();
  const wanted = answerTo(fill.read.values, WANTED_FIELD);
  const { taken } = fill.foundOffers;
  if (!fill.isDraft || taken === 0 || typeof wanted !== 'number') return null;
  const values = { count: taken, taken: number(taken), wanted: number(wanted) };
  const applied = number(Math.max(0, wanted - taken));
  return <Notice role="status" title={t('requests.takenNotice', { ...values, applied })} />;
}

/** Returns the words of the button: the last step of a form that decides nothing closes it, and is no decision. */
function sendKey(status: string, decides: boolean) {
  if (status === 'new') return 'requests.send';
  return decides ? 'requests.sendDecision' : 'requests.sendStep';
}

/**
 * Saves the declarations when the reader leaves without sending, so that the account has them; answers that wait to
 * be sent stay here then.
 */
function useSavedOnLeaving(fill: StepFill): void {
  const leave = useEffectEvent(() => {
    const { isDraft, hasChanged, saveDraft, busy, waits, giveUp } = fill;
    if (waits === 'sending') giveUp();
    if (isDraft && hasChanged && busy !== 'sending') void saveDraft();
  });
  useEffect(() => () => leave(), []);
}
