import { Stepper } from '#web/components/stepper.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

const STEPS = ['file', 'columns', 'try', 'done'] as const;
type ImportStep = (typeof STEPS)[number];

/** Where one stands; the file can be gone back to. */
export function ImportSteps({
  current,
  onRestart,
}: {
  readonly current: ImportStep;
  readonly onRestart: () => void;
}) {
  const t = useText();
  const steps = STEPS.map((key) => ({
    key,
    label: t(`imports.step.${key}`),
    ...(key === 'file' && { onOpen: onRestart }),
  }));
  return <Stepper steps={steps} current={current} />;
}
