import type { ReactNode } from 'react';
import type { Labels } from '#shared/kernel/label.ts';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import { Button } from '#web/components/button.tsx';
import { FieldSet } from '#web/components/field.tsx';
import type { Option } from '#web/components/select-field.tsx';
import { withChosen } from '#web/components/with-chosen.ts';
import { useFormats, useLabelled, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import type { MyOffersState } from './my-offers-params.ts';
import type { useOwnedKinds } from './use-owned-kinds.ts';

type CountsOf = NonNullable<ReturnType<typeof useOwnedKinds>['data']>;

/** Asks for the filters of "My offers" that have something to choose from. */
export function MyOffersFilters({
  state,
  countsOf,
  onChange,
}: {
  readonly state: MyOffersState;
  readonly countsOf: CountsOf;
  readonly onChange: (patch: Partial<MyOffersState>) => void;
}) {
  const t = useText();
  const inKinds = countsOf('animalkind');
  const inCountries = countsOf('country');
  const kindRows = useEntitiesById('animalkind', [...inKinds.keys()]).items;
  const countryRows = useEntitiesById('country', [...inCountries.keys()]).items;
  const choicesOf = useChoicesOf();
  const kinds = choicesOf(kindRows, inKinds);
  const countries = choicesOf(countryRows, inCountries);
  const states = countsOf('status');
  const availabilities = AVAILABILITIES.filter((value) => states.has(value)).map((value) => ({
    value,
    label: t(`offers.status.${value}`),
    count: states.get(value) ?? 0,
  }));
  return (
    <div className="my-offers-filters no-print">
      {kinds.length > 1 && (
        <FilterChips
          label={t('offers.condition.animalkind')}
          choices={kinds}
          value={state.kind}
          onChange={(kind) => onChange({ kind })}
        />
      )}
      <FilterChips
        label={t('offers.availability')}
        choices={availabilities}
        value={state.status}
        onChange={(status) => onChange({ status })}
      />
      {countries.length > 1 && (
        <FilterChips
          label={t('offers.condition.country')}
          choices={countries}
          value={state.country}
          onChange={(country) => onChange({ country })}
        />
      )}
      {state.standing !== '' && (
        <OnlyFilter onRemove={() => onChange({ standing: '' })}>
          {t(`offers.standing.${state.standing}`)}
        </OnlyFilter>
      )}
      {state.photo !== '' && (
        <OnlyFilter onRemove={() => onChange({ photo: '' })}>{t('offers.withoutPhoto')}</OnlyFilter>
      )}
      {state.file !== '' && (
        <FileFilter upload={state.file} onRemove={() => onChange({ file: '' })} />
      )}
    </div>
  );
}

function FileFilter({
  upload,
  onRemove,
}: {
  readonly upload: string;
  readonly onRemove: () => void;
}) {
  const t = useText();
  const name = useEntity('upload', upload).data?.data.name ?? '…';
  return <OnlyFilter onRemove={onRemove}>{t('offers.withFile', { name })}</OnlyFilter>;
}

/** Tells which offers alone are shown, after a link that leads to them, and how to see all. */
function OnlyFilter({
  onRemove,
  children,
}: {
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const t = useText();
  return (
    <p className="only-filter">
      {children}{' '}
      <Button size="compact" icon="cross" onClick={onRemove}>
        {t('words.showAll')}
      </Button>
    </p>
  );
}

type Labelled = { readonly id: string; readonly data: { readonly labels: Labels } };

function useChoicesOf() {
  const labelled = useLabelled();
  const { compare } = useFormats();
  return (items: readonly Labelled[], counts: ReadonlyMap<string, number>): ChipChoice[] =>
    items
      .map(({ id, data }) => ({
        value: id,
        ...labelled(data.labels, id),
        count: counts.get(id) ?? 0,
      }))
      .sort((a, b) => compare(a.label, b.label));
}

type ChipChoice = Option & {
  readonly count: number;
};

/** Asks for several of a few, side by side, each with the number of its offers. Nothing chosen: all. */
export function FilterChips({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: string;
  readonly choices: readonly ChipChoice[];
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}) {
  const { number } = useFormats();
  return (
    <FieldSet label={label}>
      <div className="filter-chips">
        {choices.map((choice) => (
          <label key={choice.value} className="filter-chip">
            <input
              type="checkbox"
              checked={value.includes(choice.value)}
              onChange={({ target }) => onChange(withChosen(value, choice.value, target.checked))}
            />
            <span>
              <span lang={choice.lang}>{choice.label}</span>{' '}
              <span className="filter-chip-count">({number(choice.count)})</span>
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
