import { type ComponentType, createContext, useContext } from 'react';
import type { Fields } from '#shared/entities/class-screen.ts';
import type { FieldWords } from '#shared/entities/field-words.ts';
import type { EntryData } from './entry-changes.ts';

/** The props of the controls of an object: of the entity itself, or of one inside of it. */
export type FieldControlsProps = {
  readonly fields: Fields;
  /** The path of the object; empty: the entity itself. */
  readonly path: string;
  readonly data: EntryData;
  readonly onChange: (data: EntryData) => void;
};

/** The words, problems and controls that all fields of a form share. */
export type EntryForm = {
  /** The id of the entry; absent for a new one. */
  readonly id: string | undefined;
  readonly words: FieldWords;
  /** The whole draft, for controls that offer what stands elsewhere in it. */
  readonly data: EntryData;
  /** Returns the advice for the field at this path, where the server has refused it. */
  readonly errorAt: (path: string) => string | undefined;
  readonly newId: () => string;
  /** Shows the controls of an object; it is handed in, since an object may hold others. */
  readonly Controls: ComponentType<FieldControlsProps>;
};

export const EntryFormContext = createContext<EntryForm | null>(null);

export function useEntryForm(): EntryForm {
  const form = useContext(EntryFormContext);
  if (form === null) throw new Error('EntryFormContext is missing above this component');
  return form;
}

/** Returns the id of the control of a field: `labels` → `entry-labels`. */
export function controlId(path: string): string {
  return `entry-${path}`;
}
