import { type ReactNode, useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import { isSpotMarketDefault } from '#shared/offers/is-spot-market-default.ts';
import { Button } from '#web/components/button.tsx';
import { CheckboxGroup, RadioGroup } from '#web/components/choice-group.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useEnded } from '#web/components/inputs/use-ended.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { FixLocation } from '#web/features/accounts/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import type { SalesLocation } from './sales-locations.ts';
import type { OfferFormState } from './use-offer-form.ts';

type PlaceProps = {
  readonly form: OfferFormState;
  readonly account: Account;
  readonly locations: readonly SalesLocation[];
};

/**
 * Asks for the location of the animals, which gives the offer its country and position, and for the supplier's
 * associations there.
 */
export function PlaceFields({ form, account, locations }: PlaceProps) {
  const t = useText();
  const site = useCountry();
  const placeOf = usePlaceLine(locations);
  const [fixed, setFixed] = useState<Pick<SalesLocation, 'country'> & { id?: string }>();
  const usable = locations.filter(({ missing }) => missing === undefined);
  const choose = (locationOfSale: string) => {
    const isElsewhere = locations.find(({ id }) => id === locationOfSale)?.country !== form.country;
    // Another country takes the category away, and with it the default that it brought.
    const isOver =
      isElsewhere && isSpotMarketDefault(form.options.categories1.items, form.values.category1);
    form.set({ locationOfSale, ...(isOver && { spotMarket: false }) });
  };
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
          hint: placeOf(location),
        }))}
        value={form.values.locationOfSale}
        onChange={choose}
      />
      {incomplete.length > 0 && (
        <ul className="plain incomplete-locations">
          {incomplete.map((location) => (
            <li key={location.id}>
              <Icon name="warning" />
              <span>
                {location.internalName}
                <span className="choice-hint">{placeOf(location)}</span>
                <span className="choice-hint">{location.missing && t(location.missing)}</span>
              </span>
              <Button size="compact" onClick={() => setFixed(location)}>
                {t('words.complete')}
                <span className="visually-hidden"> {location.internalName}</span>
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
          {t('words.locationAdd')}
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

/**
 * Returns a function that gives a location as "80331 München"; with its country where the supplier sells in several.
 */
function usePlaceLine(locations: readonly SalesLocation[]): (location: SalesLocation) => ReactNode {
  const countries = useEntitiesById(
    'country',
    locations.map(({ country }) => country),
  ).items;
  const isOne = new Set(locations.map(({ country }) => country)).size === 1;
  return ({ address, country }) => {
    const { labels } = countries.find(({ id }) => id === country)?.data ?? {};
    const town = townLine(address);
    if (isOne) return town;
    return (
      <>
        {town && `${town}, `}
        <LabelText labels={labels} />
      </>
    );
  };
}

/**
 * Asks for associations: those of the supplier in the offer's country, where it uses any, and those that the offer
 * named before, so that they can be taken out.
 */
function AssociationFields({ form, account }: Pick<PlaceProps, 'form' | 'account'>) {
  const t = useText();
  const choices = useAssociationChoices(form, account);
  if (choices.length === 0) return null;
  return (
    <CheckboxGroup
      id="associations"
      label={t('words.associations')}
      hint={t('offerform.associationsHint')}
      error={form.errors.associations}
      choices={choices}
      value={form.values.associations}
      onChange={(associations) => form.set({ associations })}
    />
  );
}

/** Returns the associations to choose from; those that only the offer itself still names are marked. */
function useAssociationChoices({ values, country, stored }: OfferFormState, account: Account) {
  const { compare } = useFormats();
  const ended = useEnded();
  const settings = useEntity('country', country === '' ? undefined : country).data?.data;
  const own = account.userData.supData.find((part) => part.country === country)?.associations ?? [];
  const named = [
    ...values.associations,
    ...(stored?.country === country ? stored.associations : []),
  ];
  const { items } = useEntitiesById('account', [...own, ...named]);
  return items
    .flatMap(({ id, data }) => {
      const choice = { value: id, label: shownName(data.staticData) };
      const isOffered = settings?.usesAssociations !== false && data.active && own.includes(id);
      if (isOffered) return [choice];
      return named.includes(id) ? [ended(choice)] : [];
    })
    .sort((option, other) => compare(option.label, other.label));
}
