import type { Field } from './class-screen.ts';

const CELL_CONTROLS = [
  'line',
  'lines',
  'number',
  'day',
  'yes',
  'choice',
  'choices',
  'entry',
  'entries',
] as const satisfies readonly Field['control'][];
/** The controls whose values fit into a cell. */
export type CellControl = (typeof CELL_CONTROLS)[number];

/** Tells whether the values of a field fit into a cell, of a list and of a file. */
export const fitsCell = (
  field: Field,
): field is Extract<Field, { readonly control: CellControl }> =>
  CELL_CONTROLS.some((control) => control === field.control);
