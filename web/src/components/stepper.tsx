import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { Icon } from './icon.tsx';

export type Step = {
  readonly key: string;
  readonly label: ReactNode;
  readonly onOpen?: () => void;
};

/** Shows the place of the reader in a short sequence. The reader can go back to steps with `onOpen`. */
export function Stepper({
  steps,
  current,
}: {
  readonly steps: readonly Step[];
  readonly current: string;
}) {
  const t = useText();
  const place = steps.findIndex((step) => step.key === current);
  return (
    <nav aria-label={t('step.label')}>
      <p className="stepper-count">{t('step.count', { at: place + 1, of: steps.length })}</p>
      <ol className="plain stepper">
        {steps.map((step, index) => (
          <li
            key={step.key}
            className={index < place ? 'done' : index === place ? 'current' : 'ahead'}
            aria-current={index === place ? 'step' : undefined}
          >
            <span className="stepper-mark" aria-hidden="true">
              {index < place ? <Icon name="check" size={16} /> : index + 1}
            </span>
            {index < place && step.onOpen ? (
              <button type="button" className="link-button" onClick={step.onOpen}>
                {step.label}
              </button>
            ) : (
              <span>{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
