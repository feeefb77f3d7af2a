import { Icon } from '#web/components/icon.tsx';
import type { Option } from '#web/components/select-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { AnimalKindOptions } from '../use-animal-kind-options.ts';
import { WITHOUT } from './clear-conditions.ts';
import { activeConditions, type FilterName } from './search-filter.ts';
import type { OfferSearchState } from './search-params.ts';

type ChosenProps = {
  readonly state: OfferSearchState;
  readonly change: (patch: Partial<OfferSearchState>) => void;
  readonly options: AnimalKindOptions;
};

/** The conditions in force, in words, each with the way to take it away: on a phone the filters themselves are out of sight. */
export function ChosenFilters({ state, change, options }: ChosenProps) {
  const t = useText();
  const wordsOf = useConditionWords(state, options);
  const names = [...activeConditions(state).keys()];
  if (names.length === 0) return null;
  return (
    <section aria-label={t('offers.chosenFilters')} className="chosen-filters no-print">
      <ul className="plain chips">
        {names.map((name) => (
          <li key={name}>
            <button type="button" className="chosen-filter" onClick={() => change(WITHOUT[name])}>
              <span>{wordsOf(name)}</span>{' '}
              <span className="chosen-filter-remove">
                {t('offers.remove')}
                <Icon name="cross" size={16} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "Breed or origin: Angus, Charolais" */
export function useConditionWords(
  state: OfferSearchState,
  options: AnimalKindOptions,
): (name: FilterName) => string {
  const t = useText();
  const { kilometres, list, number } = useFormats();
  const labels = (all: readonly Option[], chosen: readonly string[]) =>
    list(all.filter((one) => chosen.includes(one.value)).map((one) => one.label));
  const values: Record<FilterName, string> = {
    radius: [state.place, kilometres(state.radius)].filter(Boolean).join(', '),
    breed: labels(options.offergroups.options, state.breed),
    usage: labels(options.usages.options, state.usage),
    gender: list(
      state.gender.flatMap((one) =>
        one === 'female' || one === 'male' || one === 'mixed' ? [t(`offers.gender.${one}`)] : [],
      ),
    ),
    age: labels(options.ageCategories.options, state.age),
    category: labels(options.categories1.options, state.category),
    classification: labels(options.classifications.options, state.classification),
    amount: `${t(`offers.comparison.${state.comparison}`)} ${number(state.amount ?? 0)}`,
    now: '',
    spot: '',
  };
  return (name) => {
    const condition = t(`offers.condition.${name}`);
    return values[name] === '' ? condition : `${condition}: ${values[name]}`;
  };
}
