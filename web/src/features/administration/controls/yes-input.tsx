import type { Field } from '#shared/entities/class-screen.ts';
import { Checkbox } from '#web/components/choice-group.tsx';
import { type ControlProps, useFieldProps } from './control-props.ts';

/** Asks whether a setting is on or off; its effect stands below it in words. */
export function YesInput({ field, path, value, onChange }: ControlProps<Field>) {
  const { id, label, hint } = useFieldProps(path, field);
  return (
    <Checkbox id={id} label={label} hint={hint} checked={value === true} onChange={onChange} />
  );
}
