import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import type { GeoPosition } from '#shared/kernel/geo-position.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, useForm } from '#web/components/form/use-form.ts';
import { NumberField } from '#web/components/text-field.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { CallInput } from '#web/kernel/contract.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { replaceAccountInUse } from '#web/kernel/session/replace-account-in-use.ts';
import { useRedirect } from '#web/kernel/use-redirect.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { CallFailure } from '../users/call-failure.tsx';
import { PositionLine } from './position-line.tsx';
import './positions.css';

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

type PositionTexts = { readonly lat: string; readonly lon: string };

/**
 * Returns a part of a position as people type it, with comma or dot; null where it is none. Nothing groups below 180.
 */
export function parseDegrees(text: string, most: 90 | 180): number | null {
  const plain = text.trim().replace(/\s*°$/, '').replace(',', '.').replace('−', '-');
  const degrees = /^-?\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Math.abs(degrees) <= most ? degrees : null;
}

/** Returns both parts, as maps give them to the clipboard: `48.306, 14.286`. */
export function parsePair(text: string): PositionTexts | null {
  const [, lat, lon] = /^\s*(-?\d{1,2}\.\d+)\s*[,;]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ?? [];
  return lat !== undefined && lon !== undefined ? { lat, lon } : null;
}

/** Returns the position in the fields; null where a part is missing or out of bounds. */
export function positionOf({ lat: latText, lon: lonText }: PositionTexts): GeoPosition | null {
  const lat = parseDegrees(latText, 90);
  const lon = parseDegrees(lonText, 180);
  return lat === null || lon === null ? null : { lat, lon };
}

type Move = CallInput<'POST livestock/user/updategeoposition'>;

/** Moves a location of sale on the map, whatever else of the account is changed meanwhile. */
function useSetPosition() {
  const { api, session } = useKernel();
  const queries = useQueryClient();
  const redirect = useRedirect();
  const state = useSession();
  return useMutation({
    mutationFn: (move: Move) =>
      api.call('POST livestock/user/updategeoposition', move, { quiet: true }),
    onSuccess: async (saved) => {
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes('account'),
      });
      if (state.status !== 'signedIn' || state.account.id !== saved.id) return;
      replaceAccountInUse(session, saved);
      redirect('afterProfileUpdate');
    },
  });
}
