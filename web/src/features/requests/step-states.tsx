import type { RequestProcess } from '#shared/requests/request-process.ts';
import type { RequestPackage } from '#shared/requests/requestpackage.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { TaskList, type TaskState } from '#web/components/task-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { OpenRequest } from './request-gate.tsx';

/** How far each step of the form has come, seen from one account. */
export function stepState(
  process: RequestProcess,
  { id }: RequestPackage['steps'][number],
  at: number,
  account: string,
): TaskState {
  const { filledSteps, turn, step, status } = process;
  if (filledSteps.some((one) => one.step === id)) return 'done';
  if (turn !== undefined && at === step) return turn === account ? 'inProgress' : 'otherParty';
  const isOver = turn === undefined && status !== 'new';
  return isOver ? 'notNeeded' : 'notStarted';
}

/** The way of the request from party to party. */
export function StepStates({ request, forms, account }: OpenRequest) {
  const t = useText();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('step.label')}</h2>
      <TaskList
        tasks={forms.form.steps.map((step, at) => ({
          key: step.id,
          title: <LabelText labels={step.form} />,
          state: stepState(request.data, step, at, account.id),
        }))}
      />
    </section>
  );
}
