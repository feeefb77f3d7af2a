import type { Field } from '#shared/entities/class-screen.ts';
import type { ControlProps } from './control-props.ts';
import { LinesInput } from './lines-input.tsx';

/**
 * Asks for whole numbers, one in a line. A line that is no number goes to the server as it is, which refuses it at
 * its place.
 */
export function NumbersInput({ value, onChange, ...rest }: ControlProps<Field>) {
  return (
    <LinesInput
      {...rest}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(lines) => onChange(numbersIn(lines))}
    />
  );
}

/** Returns the numbers of the lines; undefined where there is none, so that the product's own setting holds. */
const numbersIn = (lines: unknown): unknown =>
  Array.isArray(lines) && lines.length > 0 ? lines.map(numberIn) : undefined;

const numberIn = (line: unknown): unknown =>
  typeof line === 'string' && /^\d{1,9}$/.test(line) ? Number(line) : line;
