import { type Labelled, useText } from '#web/i18n/text-provider.tsx';

/** Returns a function that marks a choice that was made before and is offered no more. */
export function useEnded(): <O extends Labelled>(option: O) => O {
  const t = useText();
  return (option) => ({ ...option, label: t('inputs.ended', { label: option.label }) });
}
