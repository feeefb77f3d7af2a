import { controlId, useEntryForm } from '../entry/entry-form-context.ts';

/** The props of each control. Undefined: the field is empty. */
export type ControlProps<F> = {
  readonly field: F;
  /** From the data of the entity: `submenuItems.0.labels`. */
  readonly path: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};

/** Label, hint, error and id of the control at a path. */
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

/** The texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
