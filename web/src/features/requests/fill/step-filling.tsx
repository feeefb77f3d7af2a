import { choiceParam, textParam } from '#shared/kernel/list-state.ts';
import { useAttempts } from '#web/components/form/use-attempts.ts';
import { usePartFocus } from '#web/components/use-part-focus.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useLawFindings } from '../use-law-findings.ts';
import { useRuleFindings } from '../use-rule-findings.ts';
import { ActingForBanner } from './acting-for-banner.tsx';
import { AnswerStep } from './answer-step.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { NoSignal } from './no-signal.tsx';
import type { StepFillingProps } from './step-filling-props.ts';
import { useKeepCopy } from './use-keep-copy.ts';
import { useStepFill } from './use-step-fill.ts';

/** The part of the screen and the question to go to stand in the address, so that "back" is back. */
const params = { part: choiceParam(['answers', 'check'], 'answers'), field: textParam() };

export function StepFilling({
  onSent,
  ...open
}: StepFillingProps & { readonly onSent: () => void }) {
  const { request, forms, account, step } = open;
  const [{ part, field }, go] = useListState(params);
  const attempts = useAttempts();
  const byRules = useRuleFindings(open);
  const byLaw = useLawFindings(open);
  const fill = useStepFill({
    request,
    fields: forms.fieldsOf(step),
    findByRules: (said) => [...byRules(said), ...byLaw(said)],
    account: account.id,
    onSent: () => {
      go({ part: 'answers', field: '' }, { replace: true });
      onSent();
    },
  });
  usePartFocus(part);
  useKeepCopy(open, fill.device.savedAt);
  const isForOther = fill.isDraft && request.data.agr !== account.id;
  return (
    <>
      {isForOther && <ActingForBanner applicant={request.data.applicant} />}
      <NoSignal fill={fill} request={request} />
      {part === 'answers' ? (
        <AnswerStep
          {...open}
          fill={fill}
          attempts={attempts}
          focusOn={field}
          onCheck={() => go({ part: 'check', field: '' })}
        />
      ) : (
        <CheckAnswers {...open} fill={fill} onChange={(to) => go({ part: 'answers', field: to })} />
      )}
    </>
  );
}
