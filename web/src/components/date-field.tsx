import { exampleDay } from '#web/i18n/parse-day.ts';
import { T, useLocale } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Asks for a day typed in the page's language, with an example; read the day with `parseDay`. */
export function DateField(props: TextFieldProps) {
  const locale = useLocale();
  const { now } = useKernel();
  const example = exampleDay(locale, new Date(now()).getFullYear());
  const hint = props.hint ?? <T id="field.example" values={{ example }} />;
  return <TextField autoComplete="off" width="short" {...props} hint={hint} />;
}
