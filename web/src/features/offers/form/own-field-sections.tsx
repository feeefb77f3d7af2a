import { FieldInput } from '#web/components/inputs/field-input.tsx';
import { useTexts } from '#web/i18n/text-provider.tsx';
import { fieldId } from './field-id.ts';
import type { FieldGroup } from './own-fields.ts';
import type { OfferFormState } from './use-offer-form.ts';

/**
 * Shows the fields that offers like this one have besides the fixed ones: a section for each group, with what is done
 * of it.
 */
export function OwnFieldSections({ form }: { readonly form: OfferFormState }) {
  return form.own.groups.map((group) => (
    <GroupSection key={group.group} group={group} form={form} />
  ));
}

function GroupSection({
  group: { group, inputs, filled, all },
  form,
}: {
  readonly group: FieldGroup;
  readonly form: OfferFormState;
}) {
  const { t, find } = useTexts();
  const title = group === '' ? t('offer.more') : (find(`offers.fieldGroup.${group}`) ?? group);
  const id = `group-${group}`;
  const { values, errors, set } = form;
  return (
    <section aria-labelledby={id} className="offer-form-section">
      <div className="offer-form-section-head">
        <h2 id={id}>{title}</h2>
        {all > 0 && (
          <p className="section-progress">
            <progress max={all} value={filled} aria-hidden="true" />
            {t('offerform.progress', { filled, all })}
          </p>
        )}
      </div>
      {inputs.map((input) => (
        <FieldInput
          key={input.internalName}
          field={input}
          id={fieldId(input.internalName)}
          typed={values.dynamicFields[input.internalName]}
          error={errors[fieldId(input.internalName)]}
          onChange={(typed) =>
            set({ dynamicFields: { ...values.dynamicFields, [input.internalName]: typed } })
          }
        />
      ))}
    </section>
  );
}
