import { answerTo } from '#shared/requests/form-engine/answers.ts';
import { outcomeOf } from '#shared/requests/process/outcome-of.ts';
import { Notice } from '#web/components/notice.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useYearlyQuota } from '../use-yearly-quota.ts';
import type { StepFillingProps } from './step-filling-props.ts';
import type { StepFill } from './use-step-fill.ts';

/**
 * Shows, while somebody asks or decides, how the request stands to the number that the law allows the farm in a year.
 */
export function QuotaNotice({
  fill,
  step,
  ...open
}: Pick<StepFillingProps, 'request' | 'forms' | 'step'> & { readonly fill: StepFill }) {
  const t = useText();
  const { applied: answers } = fill;
  const isDecided = step.outcome !== undefined && answerTo(answers, step.outcome.field) !== null;
  const status = isDecided ? outcomeOf(step.outcome, answers) : open.request.data.status;
  const quota = useYearlyQuota(open, { answers, status });
  if (quota === null) return null;
  return (
    <Notice
      tone={quota.isOver ? 'warn' : 'info'}
      role="status"
      title={<TermText term={t('requests.quota')}>{quota.most}</TermText>}
    >
      <p>
        {quota.claim} {quota.left}
      </p>
    </Notice>
  );
}
