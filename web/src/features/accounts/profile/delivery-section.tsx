import type { Account } from '#shared/accounts/account.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { FormState } from '#web/components/form/use-form.ts';
import { PickList } from '#web/components/pick-list.tsx';
import { NumberField, TextArea } from '#web/components/text-field.tsx';
import { parseInteger } from '#web/i18n/parse-number.ts';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById, useEntityList } from '#web/kernel/use-entities.ts';
import { entryIndex, salesEntry, withEntry } from './sales-entry.ts';
import { SectionForm, useSection } from './section-form.tsx';

type Values = {
  readonly animalkindsSold: readonly string[];
  readonly associations: readonly string[];
  readonly deliveryRadius: string;
  readonly deliveryNotice: string;
};
type DeliveryProps = {
  readonly account: Account;
  readonly country: Pick<EntityOf<'country'>, 'id' | 'data'>;
};

const LONGEST_KM = 2000;

/** Shows the kinds that are sold in a country, and how far they are delivered. */
export function DeliverySection({ account, country }: DeliveryProps) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const entry = salesEntry(account, country.id);
  const sold = useEntitiesById('animalkind', entry.animalkindsSold);
  const path = `userData.supData.${entryIndex(account, country.id)}`;
  const section = useSection<Values>(account, {
    id: `delivery/${country.id}`,
    read: () => ({
      animalkindsSold: entry.animalkindsSold,
      associations: entry.associations,
      deliveryRadius: entry.deliveryRadius === undefined ? '' : String(entry.deliveryRadius),
      deliveryNotice: entry.deliveryNotice ?? '',
    }),
    write: (values) => {
      const { deliveryRadius: _, deliveryNotice: __, ...rest } = entry;
      const radius = kilometres(values.deliveryRadius);
      const deliveryNotice = values.deliveryNotice.trim();
      return {
        supData: withEntry(account, {
          ...rest,
          animalkindsSold: [...values.animalkindsSold],
          associations: [...values.associations],
          ...(typeof radius === 'number' ? { deliveryRadius: radius } : {}),
          ...(deliveryNotice === '' ? {} : { deliveryNotice }),
        }),
      };
    },
    check: ({ deliveryRadius }) =>
      kilometres(deliveryRadius) === undefined
        ? { [`${path}.deliveryRadius`]: 'profile.radiusError' as const }
        : {},
  });
  return (
    <SectionForm
      id="delivery"
      title={t('profile.delivery')}
      summary={
        // The line has its height before the names come.
        sold.isPending && entry.animalkindsSold.length > 0
          ? ['…']
          : sold.items.map(({ id, data }) => labelled(data.labels, id).label).sort(compare)
      }
      section={section}
    >
      <KindsField country={country} section={section} path={path} />
      {country.data.usesAssociations && (
        <AssociationsField country={country} section={section} path={path} />
      )}
      <NumberField
        {...section.text('deliveryRadius', `${path}.deliveryRadius`)}
        label={t('profile.radius')}
        hint={t('profile.radiusHint')}
        unit="km"
        inputMode="numeric"
      />
      <TextArea
        {...section.text('deliveryNotice', `${path}.deliveryNotice`)}
        label={t('profile.notice')}
        hint={t('profile.noticeHint')}
        maxLength={1000}
      />
    </SectionForm>
  );
}

type PartProps = {
  readonly country: Pick<EntityOf<'country'>, 'id' | 'data'>;
  readonly section: FormState<Values>;
  readonly path: string;
};

function KindsField({ country, section, path }: PartProps) {
  const t = useText();
  const labelled = useLabelled();
  const { compare } = useFormats();
  const kinds = useEntitiesById('animalkind', country.data.enabledAnimals);
  return (
    <PickList
      id={`${path}.animalkindsSold`}
      label={t('profile.kinds')}
      error={section.errorOf(`${path}.animalkindsSold`)}
      isPending={kinds.isPending}
      options={kinds.items
        .map(({ id, data }) => ({ value: id, ...labelled(data.labels, id) }))
        .sort((a, b) => compare(a.label, b.label))}
      value={section.values.animalkindsSold}
      onChange={(animalkindsSold) => section.set({ animalkindsSold })}
    />
  );
}

const associationsOf = (country: string): AttributeFilter => ({
  $and: [
    { field: 'staticData.role', comparison: 'eq', value: 'ASO' },
    { field: 'staticData.country', comparison: 'eq', value: country },
  ],
});

function AssociationsField({ country, section, path }: PartProps) {
  const t = useText();
  const { compare } = useFormats();
  const { data = [], isPending } = useEntityList('account', { filter: associationsOf(country.id) });
  return (
    <PickList
      id={`${path}.associations`}
      label={t('words.associations')}
      hint={t('profile.associationsHint')}
      error={section.errorOf(`${path}.associations`)}
      isPending={isPending}
      options={data
        .map(({ id, data: { staticData } }) => ({ value: id, label: shownName(staticData) }))
        .sort((a, b) => compare(a.label, b.label))}
      value={section.values.associations}
      onChange={(associations) => section.set({ associations })}
    />
  );
}

/** Returns kilometres; null: left empty; undefined: no distance that the product takes. */
function kilometres(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const typed = parseInteger(text);
  return typed.ok && typed.value >= 0 && typed.value <= LONGEST_KM ? typed.value : undefined;
}
