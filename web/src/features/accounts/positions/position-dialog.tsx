import { useState } from 'react';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { NumberField } from '#web/components/text-field.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { CallFailure } from '../users/call-failure.tsx';
import { type PositionTexts, parseDegrees, parsePair, positionOf } from './degrees.ts';
import { PositionLine } from './position-line.tsx';
import './positions.css';
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
  const { form, place, choose, type } = usePositionForm(location, onClose);
  return (
    <Dialog title={t('profile.positionTitle', { name: location.name })} onClose={onClose}>
      <Form form={form} isShort failure={(error) => <CallFailure error={error} />}>
        <p>{t('profile.positionText')}</p>
        <LocationField
          id="position-place"
          label={t('profile.positionPlace')}
          countrycode={countryCode}
          place={place}
          onChoose={choose}
        />
        <div className="position-parts">
          <NumberField
            {...form.text('lat')}
            label={t('profile.positionLat')}
            onChange={({ target }) => type({ lat: target.value })}
          />
          <NumberField
            {...form.text('lon')}
            label={t('profile.positionLon')}
            onChange={({ target }) => type({ lon: target.value })}
          />
        </div>
        <PositionLine position={positionOf(form.values)} />
        <FormButtons form={form} onCancel={onClose}>
          {t('profile.positionSet')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}

function usePositionForm(location: PlacedLocation, onClose: () => void) {
  const t = useText();
  const { number } = useFormats();
  const write = ({ lat, lon }: GeoPosition): PositionTexts => ({
    lat: number(lat, DIGITS),
    lon: number(lon, DIGITS),
  });
  const [place, setPlace] = useState('');
  const form = useForm({
    read: location.position ? write(location.position) : { lat: '', lon: '' },
    check: (texts): FieldProblems => {
      if (positionOf(texts) !== null) return {};
      const wrong = parseDegrees(texts.lat, 90) === null ? 'lat' : 'lon';
      return { [wrong]: t('profile.positionError') };
    },
    input: (texts) => {
      const { account: userId, country: countryId, id: locationOfSale } = location;
      const geoPosition = positionOf(texts);
      return geoPosition === null ? undefined : { userId, countryId, locationOfSale, geoPosition };
    },
    sending: useSetPosition(),
    prefix: 'position-',
    onSent: onClose,
  });
  return {
    form,
    place,
    choose: (found: { readonly place: string; readonly position: GeoPosition } | null) => {
      setPlace(found?.place ?? '');
      form.set(found === null ? {} : write(found.position));
    },
    /** Takes one part, or both where both were pasted into the first field. */
    type: (patch: Partial<PositionTexts>) => {
      form.set(parsePair(patch.lat ?? '') ?? patch);
      setPlace('');
    },
  };
}
