import type { Account } from '#shared/accounts/account.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Form, FormButtons } from '#web/components/form/form.tsx';
import { type FieldProblems, said, useForm } from '#web/components/form/use-form.ts';
import { TextField } from '#web/components/text-field.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { useText, useTexts } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ADDRESS_LABELS } from '../address-lines.ts';
import { PositionLine } from '../positions/position-line.tsx';
import { fieldProblems } from './field-problems.ts';
import {
  locationOf,
  locationProblems,
  locationValues,
  savedLocation,
  townOf,
} from './location-values.ts';
import { entryIndex, type SalesEntry, type SalesPlace, withEntry } from './sales-entry.ts';
import { SaveFailure } from './save-failure.tsx';
import { useSaveProfile } from './use-save-profile.ts';

type LocationDialogProps = {
  readonly account: Account;
  readonly entry: SalesEntry;
  readonly countryCode: CountryCode;
  /** The location as it was when the dialog opened; undefined for a new one. */
  readonly place: SalesPlace | undefined;
  readonly onClose: () => void;
};

type TextName = 'name' | 'street' | 'phone' | 'fax' | 'email' | 'website';

/** Shows one sales location, saved at once. */
export function LocationDialog(given: LocationDialogProps) {
  const { entry, onClose } = given;
  const t = useText();
  const index = placeIndex(given);
  const form = useLocationForm(given, index);
  const { values, set } = form;
  const before = entry.locationsOfSale[index]?.address;
  const isNew = before === undefined;
  const isMoved = !isNew && values.citycode !== '' && values.citycode !== before.citycode;
  const hintOf = (name: TextName) => {
    if (name === 'phone') return t('profile.locationContactHint');
    return name === 'website'
      ? t('field.example', { example: 'https://www.example.org' })
      : undefined;
  };
  const textField = (name: TextName) => (
    <TextField
      {...form.text(name, `address.${name}`)}
      label={t(name === 'name' ? 'profile.locationFarm' : ADDRESS_LABELS[name])}
      hint={hintOf(name)}
    />
  );
  return (
    <Dialog
      look="sheet"
      title={isNew ? t('words.locationAdd') : t('profile.locationEdit')}
      onClose={onClose}
    >
      <Form form={form} className="profile-form" failure={(error) => <SaveFailure error={error} />}>
        <TextField
          {...form.text('internalName')}
          label={t('profile.locationName')}
          hint={t('profile.locationNameHint')}
          required
          maxLength={120}
        />
        <LocationField
          id={`${prefixOf(given, index)}place`}
          label={t('profile.locationTown')}
          required
          error={form.errorOf('place')}
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
        <PositionLine position={values.position} />
        <ApprovalLine country={entry.country} isMoved={isMoved} />
        {textField('street')}
        {textField('name')}
        {textField('phone')}
        {textField('fax')}
        {textField('email')}
        {textField('website')}
        <FormButtons form={form} onCancel={onClose}>
          {t('action.save')}
        </FormButtons>
      </Form>
    </Dialog>
  );
}

/** Says what a move means for offers where an authority approves them: the server alone knows the regions. */
function ApprovalLine({
  country,
  isMoved,
}: {
  readonly country: string;
  readonly isMoved: boolean;
}) {
  const t = useText();
  const approves = useEntity('country', country).data?.data.offerAutApproval === true;
  const isAsked = isMoved && approves;
  return (
    <p className={isAsked ? undefined : 'visually-hidden'} role="status">
      {isAsked && t('profile.locationApproval')}
    </p>
  );
}

/** Returns the place of the location in the entry; behind the last for a new one, and for one that is gone since. */
function placeIndex({ entry, place }: Pick<LocationDialogProps, 'entry' | 'place'>): number {
  const index = place ? entry.locationsOfSale.findIndex(({ id }) => id === place.id) : -1;
  return index < 0 ? entry.locationsOfSale.length : index;
}

function useLocationForm(given: LocationDialogProps, at: number) {
  const { account, entry, countryCode, place, onClose } = given;
  const texts = useTexts();
  const session = useSession();
  const before = entry.locationsOfSale[at];
  const prefix = prefixOf(given, at);
  return useForm({
    keep: `profile/location/${entry.country}/${place?.id ?? ''}`,
    read: locationValues(before),
    ...(session.status === 'signedIn' && { rev: session.account.rev }),
    check: (values) => said(locationProblems(values), texts.t),
    input: (values) => {
      const was = entry.locationsOfSale;
      const saved = before ?? savedLocation(was, values);
      const location = locationOf(values, saved, {
        country: countryCode,
        isFirst: was.length === 0,
      });
      const locationsOfSale = saved ? was.with(was.indexOf(saved), location) : [...was, location];
      return { supData: withEntry(account, { ...entry, locationsOfSale }) };
    },
    sending: useSaveProfile(),
    refused: (error) => atShownFields(fieldProblems(texts, error), prefix),
    prefix,
    onSent: onClose,
  });
}

const prefixOf = ({ account, entry }: Pick<LocationDialogProps, 'account' | 'entry'>, at: number) =>
  `userData.supData.${entryIndex(account, entry.country)}.locationsOfSale.${at}.`;

/** The parts of an address that come from the town, at which their problems stand. */
const OF_TOWN = ['geoPosition', 'region', 'citycode', 'city'].map((name) => `address.${name}`);

/** Returns the problems by the fields that show, behind `prefix`. */
function atShownFields(problems: FieldProblems, prefix: string): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems).map(([path, text]) => {
      const field = path.replace(prefix, '');
      return [OF_TOWN.includes(field) ? 'place' : field, text];
    }),
  );
}
