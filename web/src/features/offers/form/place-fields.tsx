import { useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { Button } from '#web/components/button.tsx';
import { CheckboxGroup, RadioGroup } from '#web/components/choice-group.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { FixLocation } from './fix-location.tsx';
import type { SalesLocation } from './sales-locations.ts';
import type { OfferFormState } from './use-offer-form.ts';

type PlaceProps = {
  readonly form: OfferFormState;
  readonly account: Account;
  readonly locations: readonly SalesLocation[];
};

/** Where the animals stand, which gives the offer its country and position; and the supplier's associations there. */
export function PlaceFields({ form, account, locations }: PlaceProps) {
  const t = useText();
  const site = useCountry();
  const [fixed, setFixed] = useState<Pick<SalesLocation, 'country'> & { id?: string }>();
  const usable = locations.filter(({ missing }) => missing === undefined);
  const incomplete = locations.filter(({ missing }) => missing !== undefined);
  return (
    <section aria-labelledby="place" className="offer-form-section">
      <h2 id="place">{t('offerform.sectionPlace')}</h2>
      <RadioGroup
        id="locationOfSale"
        label={t('offers.location')}
        required
        error={form.errors.locationOfSale}
        choices={usable.map((location) => ({
          value: location.id,
          label: location.internalName,
          hint: townLine(location.address),
        }))}
        value={form.values.locationOfSale}
        onChange={(locationOfSale) => form.set({ locationOfSale })}
      />
      {incomplete.length > 0 && (
        <ul className="plain incomplete-locations">
          {incomplete.map(({ id, country, internalName, missing }) => (
            <li key={id}>
              <Icon name="warning" />
              <span>
                {internalName}
                <span className="choice-hint">{missing && t(missing)}</span>
              </span>
              <Button size="compact" onClick={() => setFixed({ id, country })}>
                {t('offerform.locationComplete')}
                <span className="visually-hidden"> {internalName}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          size="compact"
          icon="plus"
          onClick={() => setFixed({ country: form.country || site.id })}
        >
          {t('offerform.locationAdd')}
        </Button>
      </div>
      <AssociationFields form={form} account={account} />
      {fixed && (
        <FixLocation
          account={account}
          country={fixed.country}
          location={fixed.id}
          onClose={() => setFixed(undefined)}
        />
      )}
    </section>
  );
}

/** Those of the supplier in the offer's country, and what the offer named before. */
function AssociationFields({ form, account }: Pick<PlaceProps, 'form' | 'account'>) {
  const t = useText();
  const { compare } = useFormats();
  const { values, country } = form;
  const own = account.userData.supData.find((one) => one.country === country)?.associations ?? [];
  const { items } = useEntitiesById('account', [...new Set([...own, ...values.associations])]);
  if (items.length === 0) return null;
  return (
    <CheckboxGroup
      id="associations"
      label={t('offerform.associations')}
      hint={t('offerform.associationsHint')}
      error={form.errors.associations}
      choices={items
        .map(({ id, data }) => ({ value: id, label: data.staticData.name }))
        .sort((one, other) => compare(one.label, other.label))}
      value={values.associations}
      onChange={(associations) => form.set({ associations })}
    />
  );
}
