import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/button.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { useAttempts } from '#web/components/form/use-attempts.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { LocationField, useFindCities } from '#web/features/geocoding/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { type LastSearch, readLastSearch, saveLastSearch } from './last-search.ts';
import { NearMe } from './near-me.tsx';
import { settlePlace } from './settle-place.ts';
import { SpeciesChoice } from './species-choice.tsx';
import { useDevicePlace } from './use-device-place.ts';
import { type SpeciesGroup, useSpeciesGroups } from './use-species-groups.ts';

const SPECIES_ID = 'species';
const PLACE_ID = 'place';

type Gap = { readonly fieldId: string; readonly text: string };

/** Asks which animals and where, then the search begins. The device remembers the last answers. */
export function AnimalSearch() {
  const t = useText();
  const kernel = useKernel();
  const { storage, now } = kernel;
  const navigate = useNavigate();
  const country = useCountry();
  const query = useSpeciesGroups();
  const { isSettling, settle } = useSettlePlace();
  const [search, setSearch] = useState<LastSearch>(() => readLastSearch(kernel, country.id));
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState(0);
  const device = useDevicePlace((position) => {
    setErrors(position ? [] : [{ fieldId: PLACE_ID, text: t('home.notLocated') }]);
    if (position === null) return;
    const location = { place: t('home.located'), position };
    setSearch((last) => ({ ...last, location, locatedAt: now() }));
    setFound((last) => last + 1);
  });
  const here = useRef<HTMLFormElement>(null);
  const attempts = useAttempts();
  const [errors, setErrors] = useState<readonly Gap[]>([]);
  const errorOf = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.text;

  const begin = async () => {
    const gaps: Gap[] = [];
    if (!isOffered(search.animalkind, query.data)) {
      gaps.push({ fieldId: SPECIES_ID, text: t('home.chooseAnimal') });
    }
    const place = search.location ? search : await settle(typed);
    // A reader who has gone elsewhere meanwhile stays there.
    if (here.current === null) return;
    if ('problem' in place) gaps.push({ fieldId: PLACE_ID, text: t(place.problem, { typed }) });
    setErrors(gaps);
    if (gaps.length > 0 || 'problem' in place) return attempts.refuse();
    const { locatedAt } = search.location ? search : {};
    const asked = { ...search, location: place.location, locatedAt };
    saveLastSearch(storage, country.id, asked);
    void navigate(pathTo('OfferSearch', { id: asked.animalkind }) + queryOf(asked));
  };

  const form = attempts.shown({
    errors,
    isSending: isSettling,
    isComplete: true,
    send: () => void begin(),
  });
  return (
    <form {...form.events} ref={here} className="animal-search" noValidate>
      {/* The device's refusal is told at once, too. */}
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <QueryState query={query} rows={4}>
        {(groups) => (
          <SpeciesChoice
            id={SPECIES_ID}
            label={t('home.title')}
            groups={groups}
            value={search.animalkind}
            error={errorOf(SPECIES_ID)}
            onChange={(animalkind) => setSearch({ ...search, animalkind })}
          />
        )}
      </QueryState>
      <div className="animal-place">
        <NearMe onAsk={device.ask} />
        <LocationField
          // Drops the text that was typed before the device has answered.
          key={found}
          id={PLACE_ID}
          countrycode={country.data.code}
          label={t('location.hint')}
          hint=""
          place={search.location?.place ?? ''}
          error={errorOf(PLACE_ID)}
          onType={(text) => {
            device.leave();
            setTyped(text);
          }}
          onChoose={(location) => {
            device.leave();
            setSearch((last) => ({ ...last, location, locatedAt: undefined }));
            if (location) setTyped('');
          }}
        />
      </div>
      <Button type="submit" look="primary" icon="search" busy={isSettling}>
        {t('offers.show')}
      </Button>
    </form>
  );
}

/** Returns the way to find the place that is meant by a typed text, and whether it is under way. */
function useSettlePlace() {
  const findCities = useFindCities(useCountry().data.code);
  const [isSettling, setSettling] = useState(false);
  const settle = async (typed: string) => {
    setSettling(true);
    const place = await settlePlace(typed, findCities);
    setSettling(false);
    return place;
  };
  return { isSettling, settle };
}

/** Tells whether animals are chosen, which the country still offers; the device may remember others. */
const isOffered = (animalkind: string, groups: readonly SpeciesGroup[] | undefined): boolean =>
  animalkind !== '' &&
  (groups === undefined ||
    groups.some(({ species }) => species.some((kind) => kind.animalkind === animalkind)));

/** Returns the query as the offer search reads it. */
function queryOf({ location }: LastSearch): string {
  if (location === null) return '';
  const { place, position } = location;
  return `?${new URLSearchParams({ place, lat: String(position.lat), lon: String(position.lon) })}`;
}
