import { type FormEvent, useState } from 'react';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { NumberField } from '#web/components/text-field.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { CallFailure } from '../users/call-failure.tsx';
import { type PositionTexts, parsePair, positionOf } from './degrees.ts';
import './positions.css';
import { usePositionWords } from './use-position-words.ts';
import { useSetPosition } from './use-set-position.ts';

/** Digits after the decimal mark: about a metre. */
const DIGITS = 5;

/** A location of sale that is stored, with what the call needs to find it. */
export type PlacedLocation = {
  readonly account: string;
  readonly country: string;
  readonly id: string;
  readonly name: string;
  readonly position: GeoPosition | undefined;
};

/**
 * Asks where on the map a location lies: the place from the list, or the farm's own coordinates. It is saved at once.
 */
export function PositionDialog({
  location,
  countryCode,
  onClose,
}: {
  readonly location: PlacedLocation;
  readonly countryCode: CountryCode;
  readonly onClose: () => void;
}) {
  const t = useText();
  const form = usePositionForm(location, onClose);
  return (
    <Dialog title={t('profile.positionTitle', { name: location.name })} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <p>{t('profile.positionText')}</p>
        <CallFailure error={form.error} />
        <LocationField
          id="position-place"
          label={t('profile.positionPlace')}
          countrycode={countryCode}
          place={form.place}
          onChoose={(found) => form.choose(found)}
        />
        <div className="position-parts">
          <NumberField
            id="position-lat"
            label={t('profile.positionLat')}
            value={form.texts.lat}
            onChange={({ target }) => form.type({ lat: target.value })}
          />
          <NumberField
            id="position-lon"
            label={t('profile.positionLon')}
            value={form.texts.lon}
            onChange={({ target }) => form.type({ lon: target.value })}
          />
        </div>
        <PositionStatus position={form.position} isMissed={form.isMissed} />
        <div className="buttons">
          <Button type="submit" look="primary" busy={form.isSaving}>
            {t('profile.positionSet')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function PositionStatus({
  position,
  isMissed,
}: {
  readonly position: GeoPosition | null;
  readonly isMissed: boolean;
}) {
  const t = useText();
  const positionWords = usePositionWords();
  if (position === null) {
    return isMissed ? (
      <p className="field-error" role="alert">
        {t('profile.positionError')}
      </p>
    ) : null;
  }
  return (
    <p className="muted" role="status">
      <Icon name="pin" size={16} /> {positionWords(position)}
    </p>
  );
}

function usePositionForm(location: PlacedLocation, onClose: () => void) {
  const { number } = useFormats();
  const save = useSetPosition();
  const write = ({ lat, lon }: GeoPosition): PositionTexts => ({
    lat: number(lat, DIGITS),
    lon: number(lon, DIGITS),
  });
  const [texts, setTexts] = useState<PositionTexts>(
    location.position ? write(location.position) : { lat: '', lon: '' },
  );
  const [place, setPlace] = useState('');
  const [wasTried, setTried] = useState(false);
  const position = positionOf(texts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (position === null) return;
    const { account, country, id } = location;
    const move = { userId: account, countryId: country, locationOfSale: id, geoPosition: position };
    save.mutate(move, { onSuccess: onClose });
  };
  return {
    texts,
    place,
    position,
    isMissed: wasTried && position === null,
    choose: (found: { readonly place: string; readonly position: GeoPosition } | null) => {
      setPlace(found?.place ?? '');
      if (found !== null) setTexts(write(found.position));
      save.reset();
    },
    type: (patch: Partial<PositionTexts>) => {
      setTexts((now) => parsePair(patch.lat ?? '') ?? { ...now, ...patch });
      setPlace('');
      save.reset();
    },
    error: save.error,
    isSaving: save.isPending,
    submit,
  };
}
