import { type StepState, stepStates } from '#shared/requests/process/step-states.ts';
import type { IconName } from '#web/components/icon.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { OpenRequest } from './request-gate.tsx';

const LOOKS = {
  filled: { tone: 'ok', icon: 'check' },
  yours: { tone: 'info', icon: 'pencil' },
  waiting: { tone: 'warn', icon: 'clock' },
  lapsed: { tone: 'bad', icon: 'clock' },
  ahead: { tone: 'off', icon: 'dash' },
  notReached: { tone: 'off', icon: 'dash' },
  notNeeded: { tone: 'off', icon: 'dash' },
} as const satisfies Record<StepState | 'yours', { tone: ChipTone; icon: IconName }>;

/** Shows the way of the request from party to party, each step with how far it has come. */
export function StepStates({ request, forms, account }: OpenRequest) {
  const t = useText();
  const { steps } = forms.form;
  const states = stepStates(request.data, steps);
  const isYours = request.data.turn === account.id;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t('step.label')}</h2>
      <ol className="plain task-list">
        {steps.map((step, index) => {
          const state = states[index] ?? 'ahead';
          const word = state === 'waiting' && isYours ? 'yours' : state;
          return (
            <li key={step.id}>
              <span className="task-title">
                <LabelText labels={step.form} />
              </span>
              <StatusChip {...LOOKS[word]}>{t(`requests.stepState.${word}`)}</StatusChip>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
