import { useEffect, useRef, useSyncExternalStore } from 'react';
import { choiceParam, textParam } from '#shared/kernel/list-state.ts';
import { useAttempts } from '#web/components/form/use-attempts.ts';
import { Notice } from '#web/components/notice.tsx';
import { usePartFocus } from '#web/components/use-part-focus.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { isUnreachable } from '#web/kernel/api-error.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { expiryOf } from '#web/kernel/stored-form.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { useLawFindings, useRuleFindings } from '../use-law-findings.ts';
import { type Request, useRequest } from '../use-request.ts';
import { ActingForBanner } from './acting-for-banner.tsx';
import { AnswerStep } from './answer-step.tsx';
import { CheckAnswers } from './check-answers.tsx';
import type { StepFillingProps } from './step-filling-props.ts';
import { useKeepCopy } from './use-keep-copy.ts';
import { type StepFill, useStepFill } from './use-step-fill.ts';

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

type Props = { readonly fill: StepFill; readonly request: Request };

/**
 * Tells, while nothing can be saved, where the answers are meanwhile, and for how long. A waiting call tells more
 * itself.
 */
function NoSignal({ fill, request }: Props) {
  const t = useText();
  const { day } = useFormats();
  const { now } = useKernel();
  const isOnline = useOnline();
  const { error } = useRequest(request.id);
  const isAway = !isOnline || isUnreachable(error);
  useSavedOnReturn(fill, isAway);
  if (!isAway || fill.waits !== null) return null;
  const until = day(expiryOf(fill.device.savedAt ?? new Date(now())).toISOString());
  return (
    <Notice tone="warn" role="status" title={t('noSignal.title')}>
      <p>{t(fill.isDraft ? 'requests.noSignalDraft' : 'requests.noSignalStep', { until })}</p>
    </Notice>
  );
}

/** Saves answers that were typed without signal as soon as there is one, after the call that waited for it before. */
function useSavedOnReturn(fill: StepFill, isAway: boolean): void {
  const wasAway = useRef(isAway);
  const { busy, waits, isDraft, hasChanged, saveDraft } = fill;
  useEffect(() => {
    if (isAway) wasAway.current = true;
    else if (wasAway.current && busy === null && waits === null) {
      wasAway.current = false;
      if (isDraft && hasChanged) void saveDraft();
    }
  }, [isAway, busy, waits, isDraft, hasChanged, saveDraft]);
}

/** Tells whether the device has a network at all; only a call tells whether the server can be reached. */
function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

function follow(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
