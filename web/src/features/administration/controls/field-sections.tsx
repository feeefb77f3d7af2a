import type { Fields } from '#shared/entities/class-screen.ts';
import type { EntryData } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { FieldControls } from './field-control.tsx';

/** Shows the fields of an entry; those that a section begins with stand below its name. */
export function FieldSections({
  fields,
  data,
  onChange,
}: {
  readonly fields: Fields;
  readonly data: EntryData;
  readonly onChange: (data: EntryData) => void;
}) {
  const { words, id } = useEntryForm();
  return sectionsOf(fieldsOf(fields, id === undefined)).map(({ name, fields: own }) => (
    <section key={name} className="entry-section">
      {name !== '' && <h2>{words.section(name)}</h2>}
      <FieldControls fields={own} path="" data={data} onChange={onChange} />
    </section>
  ));
}

/** Returns the fields to show: a new entry has no fields that are asked of a saved one only. */
const fieldsOf = (fields: Fields, isNew: boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !isNew || field.later !== true));

type Section = { readonly name: string; readonly fields: Fields };

function sectionsOf(fields: Fields): Section[] {
  const sections: Section[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const last = sections.at(-1);
    if (last === undefined || field.section !== undefined) {
      sections.push({ name: field.section ?? '', fields: { [name]: field } });
    } else {
      sections[sections.length - 1] = { ...last, fields: { ...last.fields, [name]: field } };
    }
  }
  return sections;
}
