import type { Field } from '#shared/entities/class-screen.ts';
import { Button } from '#web/components/button.tsx';
import { FieldSet } from '#web/components/field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { isObject } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { begunData } from './begun-data.ts';
import { type ControlProps, useFieldProps } from './control-props.ts';

type Part = Extract<Field, { readonly control: 'part' }>;

/** Shows the fields of an object inside of the entity; without the object, a button that begins it. */
export function PartInput({ field, path, value, onChange }: ControlProps<Part>) {
  const t = useText();
  const { Controls, newId } = useEntryForm();
  const { required: _required, ...props } = useFieldProps(path, field);
  return (
    <FieldSet {...props}>
      {isObject(value) ? (
        <div className="entry-part">
          <Controls fields={field.fields} path={path} data={value} onChange={onChange} />
          <Button size="compact" look="quiet" icon="cross" onClick={() => onChange(undefined)}>
            {t('administration.removePart', { name: props.label })}
          </Button>
        </div>
      ) : (
        <Button size="compact" icon="plus" onClick={() => onChange(begunData(field.fields, newId))}>
          {t('administration.addPart', { name: props.label })}
        </Button>
      )}
    </FieldSet>
  );
}
