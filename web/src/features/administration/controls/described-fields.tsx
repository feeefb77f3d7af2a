import type { Field } from '#shared/entities/class-screen.ts';
import type { EntryData } from '../entry/entry-changes.ts';
import { EntryFormContext } from '../entry/entry-form-context.ts';
import { FieldControl, FieldControls } from './field-control.tsx';

/** A field with its own words, in the language of the reader. */
export type DescribedField = Field & {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The names of its choices; the empty one: nothing is chosen. */
  readonly names?: Readonly<Record<string, string>>;
};

/** Shows the controls of fields outside of a class's screen. Fields and their values are named by paths. */
export function DescribedFields({
  fields,
  form: { values, set, errorOf },
  facts,
}: {
  readonly fields: Readonly<Record<string, DescribedField>>;
  readonly form: {
    readonly values: EntryData;
    readonly set: (patch: EntryData) => void;
    readonly errorOf: (path: string) => string | undefined;
  };
  /** The values of other fields, with which entities to choose from are compared (`alike`). */
  readonly facts: EntryData;
}) {
  const words = {
    name: (path: string) => fields[path]?.label ?? path,
    hint: (path: string) => fields[path]?.hint,
    choice: (path: string, value: string) => fields[path]?.names?.[value] ?? '',
    section: (section: string) => section,
  };
  const data = { ...values, ...facts };
  const shared = { id: undefined, newId: () => crypto.randomUUID(), Controls: FieldControls };
  return (
    <EntryFormContext value={{ ...shared, words, data, errorAt: errorOf }}>
      {Object.entries(fields).map(([path, field]) => (
        <FieldControl
          key={path}
          field={field}
          path={path}
          value={values[path]}
          onChange={(value) => set({ [path]: value ?? '' })}
        />
      ))}
    </EntryFormContext>
  );
}
