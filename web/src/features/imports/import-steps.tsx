import { Stepper } from '#web/components/stepper.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

type ImportStep = 'file' | 'columns' | 'try' | 'done';

/** Shows the step of the import; the reader can go back to the file. */
export function ImportSteps({
  current,
  onRestart,
}: {
  readonly current: ImportStep;
  readonly onRestart: () => void;
}) {
  const t = useText();
  const steps = [
    { key: 'file', label: t('words.file'), onOpen: onRestart },
    { key: 'columns', label: t('words.columns') },
    { key: 'try', label: t('imports.kind.try') },
    { key: 'done', label: t('imports.step.done') },
  ];
  return <Stepper steps={steps} current={current} />;
}
