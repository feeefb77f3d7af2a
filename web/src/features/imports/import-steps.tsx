import { Stepper } from '#web/components/stepper.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

const STEPS = ['file', 'columns', 'try', 'done'] as const;
type ImportStep = (typeof STEPS)[number];

/** Shows the step of the import; the reader can go back to the file. */
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
