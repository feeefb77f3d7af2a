import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary, type FormError } from '#web/components/error-summary.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { type LastSearch, readLastSearch, saveLastSearch } from './last-search.ts';
import { SpeciesTiles } from './species-tiles.tsx';
import { useSpeciesTiles } from './use-species-tiles.ts';

const SPECIES_ID = 'species';
const PLACE_ID = 'place';

type PlainError = FormError & { readonly text: string };

/** Which animals, where: two answers and the search begins. The last ones are remembered on the device. */
export function AnimalSearch() {
  const t = useText();
  const { storage } = useKernel();
  const navigate = useNavigate();
  const country = useCountry();
  const tiles = useSpeciesTiles();
  const [search, setSearch] = useState<LastSearch>(() => readLastSearch(storage, country.id));
  const [typed, setTyped] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<readonly PlainError[]>([]);
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.text;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: PlainError[] = [];
    if (search.animalkind === '') found.push({ fieldId: SPECIES_ID, text: t('home.chooseAnimal') });
    if (typed !== '' && search.location === null) {
      found.push({ fieldId: PLACE_ID, text: t('location.choose') });
    }
    setErrors(found);
    setAttempt(attempt + 1);
    if (found.length > 0) return;
    saveLastSearch(storage, country.id, search);
    navigate(pathTo('OfferSearch', { id: search.animalkind }) + queryOf(search));
  };

  return (
    <form className="animal-search" noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <QueryState query={tiles} rows={4}>
        {(species) => (
          <SpeciesTiles
            id={SPECIES_ID}
            species={species}
            value={search.animalkind}
            error={errorOf(SPECIES_ID)}
            onChange={(animalkind) => setSearch({ ...search, animalkind })}
          />
        )}
      </QueryState>
      <LocationField
        id={PLACE_ID}
        countrycode={country.data.code}
        label={t('home.where')}
        place={search.location?.place ?? ''}
        error={errorOf(PLACE_ID)}
        onType={setTyped}
        onChoose={(location) => {
          setSearch((now) => ({ ...now, location }));
          if (location) setTyped('');
        }}
      />
      <Button type="submit" look="primary" icon="search">
        {t('home.search')}
      </Button>
    </form>
  );
}

/** As the offer search reads it. */
function queryOf({ location }: LastSearch): string {
  if (location === null) return '';
  const { place, position } = location;
  return `?${new URLSearchParams({ place, lat: String(position.lat), lon: String(position.lon) })}`;
}
