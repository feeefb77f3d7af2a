import type { Field } from '#shared/entities/class-screen.ts';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';

/** The props of each control. An undefined value is an empty field. */
export type ControlProps<F> = {
  readonly field: F;
  /** The path of the field in the data of the entity: `submenuItems.0.labels`. */
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};

/** The props of a control of a list of objects. */
export type RowsProps = ControlProps<Extract<Field, { readonly control: 'rows' }>>;

/** Returns label, hint, error and id of the control at a path. */
export function useFieldProps(path: string, { required }: { readonly required?: true }) {
  const { words, errorAt } = useEntryForm();
  return {
    id: controlId(path),
    label: words.name(path),
    hint: words.hint(path),
    error: errorAt(path),
    required: required === true,
  };
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
