import { type FormEvent, useState } from 'react';
import type { Account } from '#shared/accounts/account.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { Icon } from '#web/components/icon.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { usePositionWords } from '../positions/use-position-words.ts';
import { type FieldProblems, fieldProblems } from './field-problems.ts';
import {
  type LocationValues,
  locationOf,
  locationProblems,
  locationValues,
  townOf,
} from './location-values.ts';
import { entryIndex, type SalesEntry, withEntry } from './sales-entry.ts';
import { SaveFailure } from './save-failure.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type LocationDialogProps = {
  readonly account: Account;
  readonly entry: SalesEntry;
  readonly countryCode: CountryCode;
  /** The place of the location in the entry; behind the last for a new one. */
  readonly at: number;
  readonly onClose: () => void;
};

type TextName = 'name' | 'street' | 'phone' | 'fax' | 'email' | 'website';
const HINTS: Readonly<Partial<Record<TextName, MessageKey>>> = {
  phone: 'profile.locationContactHint',
  website: 'profile.websiteHint',
};

/** Shows one sales location, saved at once. */
export function LocationDialog({ onClose, ...given }: LocationDialogProps) {
  const t = useText();
  const form = useLocationForm({ onClose, ...given });
  const { values, set, errorOf, prefix } = form;
  const isNew = given.entry.locationsOfSale[given.at] === undefined;
  const hintOf = (name: TextName) => {
    const key = HINTS[name];
    return key && t(key);
  };
  const textField = (name: TextName) => (
    <TextField
      id={`${prefix}.address.${name}`}
      label={t(name === 'name' ? 'profile.locationFarm' : `profile.address.${name}`)}
      hint={hintOf(name)}
      error={errorOf(`${prefix}.address.${name}`)}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <Dialog
      look="sheet"
      title={isNew ? t('profile.locationAdd') : t('profile.locationEdit')}
      onClose={onClose}
    >
      <form className="profile-form" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        <SaveFailure error={form.failure} />
        <TextField
          id={`${prefix}.internalName`}
          label={t('profile.locationName')}
          hint={t('profile.locationNameHint')}
          required
          maxLength={120}
          error={errorOf(`${prefix}.internalName`)}
          value={values.internalName}
          onChange={(event) => set({ internalName: event.target.value })}
        />
        <LocationField
          id={`${prefix}.place`}
          label={t('profile.locationTown')}
          required
          error={errorOf(`${prefix}.place`)}
          countrycode={given.countryCode}
          place={townOf(values)}
          onChoose={(found, city) =>
            set({
              citycode: city?.citycode ?? '',
              city: city?.cityname ?? '',
              position: found?.position ?? null,
            })
          }
        />
        <PositionLine values={values} />
        {textField('street')}
        {textField('name')}
        {textField('phone')}
        {textField('fax')}
        {textField('email')}
        {textField('website')}
        <div className="buttons">
          <Button type="submit" look="primary" busy={form.isSaving}>
            {t('action.save')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function PositionLine({ values }: { readonly values: LocationValues }) {
  const positionWords = usePositionWords();
  if (values.position === null) return null;
  return (
    <p className="muted" role="status">
      <Icon name="pin" size={16} /> {positionWords(values.position)}
    </p>
  );
}

function useLocationForm({ account, entry, countryCode, at, onClose }: LocationDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const save = useSaveProfile();
  const before = entry.locationsOfSale[at];
  const [values, setValues] = useState(() => locationValues(before));
  const [wasTried, setTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const prefix = `userData.supData.${entryIndex(account, entry.country)}.locationsOfSale.${at}`;
  const found = Object.entries(locationProblems(values));
  const refused = atShownFields(fieldProblems(texts, save.error), prefix);
  const problems: Readonly<Record<string, string>> = {
    ...refused,
    ...(wasTried
      ? Object.fromEntries(found.map(([name, key]) => [`${prefix}.${name}`, t(key)]))
      : {}),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const refuse = () => setAttempt((count) => count + 1);
    if (found.length > 0) return refuse();
    const isFirst = entry.locationsOfSale.length === 0;
    const location = locationOf(values, before, { country: countryCode, isFirst });
    const locationsOfSale = before
      ? entry.locationsOfSale.with(at, location)
      : [...entry.locationsOfSale, location];
    const supData = withEntry(account, { ...entry, locationsOfSale });
    save.mutate({ supData }, { onSuccess: onClose, onError: refuse });
  };
  return {
    values,
    set: (patch: Partial<LocationValues>) => {
      setValues((now) => ({ ...now, ...patch }));
      save.reset();
    },
    prefix,
    errorOf: (path: string) => problems[path],
    summary: Object.entries(problems).map(([fieldId, text]) => ({ fieldId, text })),
    attempt,
    failure: Object.keys(refused).length > 0 ? null : save.error,
    isSaving: save.isPending,
    submit,
  };
}

/**
 * Returns the problems at fields that show: one of position, region or postal code stands at the town, which all of
 * them come from.
 */
function atShownFields(problems: FieldProblems, prefix: string): FieldProblems {
  const ofTown = ['geoPosition', 'region', 'citycode', 'city'].map(
    (name) => `${prefix}.address.${name}`,
  );
  return Object.fromEntries(
    Object.entries(problems).map(([path, text]) => [
      ofTown.includes(path) ? `${prefix}.place` : path,
      text,
    ]),
  );
}
