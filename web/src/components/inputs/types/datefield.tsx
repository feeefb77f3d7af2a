import { DateField } from '#web/components/date-field.tsx';
import { parseDay } from '#web/i18n/parse-day.ts';
import type { InputControl } from '../input-control.ts';
import { controlProps } from './control-props.tsx';
import type { InputTypeParts } from './input-type-parts.ts';

function DateInput(control: InputControl) {
  return <DateField {...controlProps(control)} />;
}

export const parts: InputTypeParts = {
  Control: DateInput,
  write: (value, { day }) => day(value),
  read: (typed, locale) => {
    const day = parseDay(typed, locale);
    return day === undefined ? { value: null, problem: 'words.dayWrong' } : { value: day };
  },
};
