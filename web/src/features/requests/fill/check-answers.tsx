import { useEffect, useEffectEvent, useState } from 'react';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { outcomeOf } from '#shared/requests/outcome-of.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { answerId } from '../form/answer-id.ts';
import { RuleNotices } from '../form/rule-notices.tsx';
import { StepForm } from '../form/step-form.tsx';
import { RequestStatusChip } from '../request-status-chip.tsx';
import { CheckList } from './check-list.tsx';
import { FillFailure } from './fill-failure.tsx';
import { NewOffers } from './new-offers.tsx';
import { QuotaNotice } from './quota-notice.tsx';
import { SavedLine } from './saved-line.tsx';
import type { StepFillingProps } from './step-filling-props.ts';
import { useProblemTexts } from './use-problem-texts.tsx';
import type { StepFill } from './use-step-fill.ts';

type CheckAnswersProps = StepFillingProps & {
  readonly fill: StepFill;
  /** Goes back to a question; '' to the first. */
  readonly onChange: (field: string) => void;
};

/** All answers once more, each with its way back; what is declared; then they are sent. */
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
  const [attempt, setAttempt] = useState(0);
  const [waitsForFiles, setWaitsForFiles] = useState(false);
  useSavedOnLeaving(fill);
  const declared = fill.fields.filter((field) => isDeclaration(field, fill.fields));
  const isDeclared = (name: string) => declared.some(({ internalName }) => internalName === name);
  const shown = attempt === 0 ? [] : problems;
  const send = async () => {
    setWaitsForFiles(fill.files.isBusy);
    if (fill.files.isBusy) return;
    const isSent = problems.length === 0 && (await fill.send());
    if (!isSent) setAttempt((before) => before + 1);
  };
  return (
    <>
      <PageHeading key="check" title={t('requests.checkTitle')} lead={t('requests.checkLead')} />
      <ErrorSummary
        attempt={attempt}
        errors={shown.map(({ field, line, plain }) => ({
          fieldId: answerId(field),
          text: line,
          plain,
          ...(isDeclared(field) ? {} : { onOpen: () => onChange(field) }),
        }))}
      />
      {shown.length > 0 && <p role="status">{t('requests.nothingSent')}</p>}
      <FillFailure fill={fill} />
      <NewOffers offers={fill.newOffers} request={request} />
      <CheckList fill={fill} problems={problems} onChange={onChange} />
      <QuotaNotice fill={fill} request={request} forms={forms} step={step} />
      <RuleNotices noticed={fill.noticed} fields={fill.fields} />
      {isDeciding && (
        <Notice title={t('requests.becomes')}>
          <RequestStatusChip status={outcomeOf(step.outcome, fill.read.values)} />
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
      {waitsForFiles && <Notice tone="warn" role="alert" title={t('requests.filesBusy')} />}
      <div className="buttons">
        <Button look="primary" onClick={send} busy={fill.busy === 'sending'}>
          {t(sendKey(request.data.status, isDeciding && step.outcome !== undefined))}
        </Button>
        <Button onClick={() => onChange('')}>{t('requests.backToAnswers')}</Button>
      </div>
      <SavedLine fill={fill} inAccountAt={request.updated} />
    </>
  );
}

/** The last step of a form that decides nothing closes it, and is no decision. */
function sendKey(status: string, decides: boolean) {
  if (status === 'new') return 'requests.send';
  return decides ? 'requests.sendDecision' : 'requests.sendStep';
}

/** Whoever leaves without sending finds the declarations in the account, too; what waits to be sent stays here then. */
function useSavedOnLeaving(fill: StepFill): void {
  const leave = useEffectEvent(() => {
    const { isDraft, hasChanged, saveDraft, busy, waits, giveUp } = fill;
    if (waits === 'sending') giveUp();
    if (isDraft && hasChanged && busy !== 'sending') void saveDraft();
  });
  useEffect(() => () => leave(), []);
}
