import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useAfterPress } from '#web/kernel/use-after-press.ts';
import {
  type City,
  type FoundLocation,
  foundLocation,
  meantCity,
  placeName,
  restOfName,
} from './place.ts';
import { useCities } from './use-cities.ts';

export type LocationFieldProps = {
  readonly id?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly countrycode: string;
  /** The words of the place chosen so far; empty for none. */
  readonly place: string;
  /**
   * Gives the chosen place; null as soon as the typed text is no chosen place. `city` has its postal code and name
   * apart.
   */
  readonly onChoose: (location: FoundLocation | null, city?: City) => void;
  /** Follows the typing, for a form that is sent before a place was chosen. */
  readonly onType?: (text: string) => void;
};

const SHOWN = 6;

/**
 * Asks for a postal code or place: while the reader types, plain buttons below offer the places found, and the only one
 * stands behind the text. Enter takes the first, a field that is left the only one, as soon as it is there.
 */
export function LocationField({
  id: givenId,
  countrycode,
  place,
  onChoose,
  onType,
  ...field
}: LocationFieldProps) {
  const t = useText();
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState<string | null>(null);
  /** The place to take when the search answers. */
  const [wanted, setWanted] = useState<'first' | 'only' | null>(null);
  const afterPress = useAfterPress();
  const { cities, state } = useCities(countrycode, typed ?? '');
  const only = typed !== null && state === 'found' && cities.length === 1 ? cities[0] : undefined;
  const take = (city: City) => {
    setTyped(null);
    onChoose(foundLocation(city), city);
  };
  const choose = (city: City) => {
    take(city);
    document.getElementById(id)?.focus();
  };
  const enter = (event: KeyboardEvent) => {
    const [first] = cities;
    if (event.key !== 'Enter' || typed === null) return;
    // A form that hears of the typing looks for the place itself, unless there is a choice.
    if (onType !== undefined && (state === 'waiting' || meantCity(typed, cities))) return;
    if (state === 'found' && first) {
      event.preventDefault();
      choose(first);
    }
    if (state === 'waiting') {
      event.preventDefault();
      setWanted('first');
    }
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (only) afterPress(() => take(only));
    else if (typed !== null && state === 'waiting') setWanted('only');
  };
  useEffect(() => {
    if (wanted === null || state === 'waiting') return;
    setWanted(null);
    const [first] = cities;
    if (wanted === 'first' && state === 'found' && first) choose(first);
    if (wanted === 'only' && only) take(only);
  });
  const type = (text: string) => {
    setTyped(text);
    setWanted(null);
    onType?.(text);
    if (place !== '') onChoose(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that it is left; the controls inside do the work
    <div className="location-field" onBlur={leave}>
      <TextField
        {...field}
        id={id}
        label={field.label ?? t('location.label')}
        hint={field.hint ?? t('location.hint')}
        autoComplete="off"
        value={typed ?? place}
        onChange={({ target }) => type(target.value)}
        onKeyDown={enter}
      />
      {only && <Rest typed={typed ?? ''} city={only} />}
      {typed !== null && state !== 'tooShort' && (
        <Found cities={cities} state={state} onChoose={choose} />
      )}
    </div>
  );
}

/** Shows behind the typed text what completes it to the name of the only place. */
function Rest({ typed, city }: { readonly typed: string; readonly city: City }) {
  return (
    <p className="location-rest" aria-hidden="true">
      <span>{typed}</span>
      <span>{restOfName(typed, city)}</span>
    </p>
  );
}

function Found({
  cities,
  state,
  onChoose,
}: ReturnType<typeof useCities> & {
  readonly onChoose: (city: City) => void;
}) {
  const t = useText();
  const [first, ...others] = cities;
  const only = state === 'found' && others.length === 0 ? first : undefined;
  return (
    <>
      <p className="visually-hidden" role="status">
        {state === 'found' && t('location.found', { count: cities.length })}{' '}
        {only && <span>{placeName(only)}</span>}
      </p>
      {cities.length > 0 && only === undefined && (
        <ul className="plain location-found" aria-label={t('location.suggestions')}>
          {cities.slice(0, SHOWN).map((city) => (
            <li key={`${placeName(city)} ${city.geoPosition.lat} ${city.geoPosition.lon}`}>
              <button type="button" onClick={() => onChoose(city)}>
                <Icon name="pin" />
                {placeName(city)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {state === 'found' && cities.length === 0 && (
        <p className="location-none muted">{t('location.none')}</p>
      )}
      {state === 'failed' && <p className="location-none muted">{t('location.failed')}</p>}
    </>
  );
}
