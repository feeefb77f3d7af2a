import type { Field } from '#shared/entities/class-screen.ts';
import type { ControlProps } from './control-props.ts';
import { LinesInput } from './lines-input.tsx';

/** Whole numbers, one in a line. What is no number goes to the server as it is, which refuses it at its place. */
export function NumbersInput({ value, onChange, ...rest }: ControlProps<Field>) {
  return (
    <LinesInput
      {...rest}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(lines) => onChange(numbersIn(lines))}
    />
  );
}

/** Absent where there is none: what goes then, the product says. */
const numbersIn = (lines: unknown): unknown =>
  Array.isArray(lines) && lines.length > 0 ? lines.map(numberIn) : undefined;

const numberIn = (line: unknown): unknown =>
  typeof line === 'string' && /^\d{1,9}$/.test(line) ? Number(line) : line;
