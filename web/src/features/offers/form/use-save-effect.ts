import type { Account } from '#shared/accounts/account.ts';
import { awaitsConfirmation } from '#shared/accounts/profile-tasks.ts';
import { approvalAfter } from '#shared/offers/approval-after.ts';
import type { Availability } from '#shared/offers/availability.ts';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import type { SalesLocation } from './sales-locations.ts';
import type { OfferFormState } from './use-offer-form.ts';

/** Returns the effect of saving: at once online, or first to the authority, or once its owner may publish. */
export function useSaveEffect(
  { values, country, draft, stored }: OfferFormState,
  {
    account,
    locations,
  }: { readonly account: Account; readonly locations: readonly SalesLocation[] },
) {
  const t = useText();
  const { now } = useKernel();
  const settings = useEntity('country', country === '' ? undefined : country).data?.data;
  const location = locations.find(({ id }) => id === values.locationOfSale);
  const region = useEntity('region', location?.address.region).data?.data;
  const needsApproval = settings?.offerAutApproval ?? false;
  const before = useEntity('region', stored?.region).data?.data;
  const isMoved =
    location !== undefined &&
    location.address.region !== stored?.region &&
    location.address.citycode !== stored?.place.citycode;
  const isElsewhere = isMoved && (region?.aut === undefined || region.aut !== before?.aut);
  const at = { needsApproval, isElsewhere, now: new Date(now()) };
  const approval = approvalAfter(stored, draft, at).status;
  const isWaiting = approval === 'pending' || approval === 'rejected';
  const outcome = isWaiting && values.status !== 'archived' ? approval : values.status;
  const entry = account.userData.supData.find((part) => part.country === country);
  const isHidden =
    stored?.ownerActive === false || (settings && awaitsConfirmation(entry, settings));
  const told =
    isHidden && OUTCOMES[outcome] === ONLINE ? 'offerform.outcome.inactive' : OUTCOMES[outcome];
  const staysRejected = outcome === 'rejected' && !needsApproval;
  return {
    text: staysRejected ? t('offerform.outcome.staysRejected') : told && t(told),
    /** `data`: the offer as it was saved. */
    savedText: (data: Readonly<Record<string, unknown>>): string => {
      const saved = approvalOf(data);
      const afterSaving = (key: MessageKey) => `${t('words.saved')}. ${t(key)}`;
      if (values.status === 'archived') return t(SAVED.archived);
      if (saved === 'pending') return t('offers.savedPending');
      if (saved === 'rejected')
        return needsApproval
          ? t('offerform.savedRejected')
          : afterSaving('offerform.outcome.staysRejected');
      return data.ownerActive === false
        ? afterSaving('offerform.outcome.inactive')
        : t(SAVED[values.status]);
    },
  };
}

const ONLINE = 'offerform.outcome.online';
const OUTCOMES = {
  available: ONLINE,
  later: ONLINE,
  unavailable: undefined,
  archived: undefined,
  pending: 'offerform.outcome.pending',
  rejected: 'offerform.outcome.rejected',
} as const satisfies Record<Availability | 'pending' | 'rejected', MessageKey | undefined>;

const SAVED = {
  available: 'offers.savedOnline',
  later: 'offers.savedOnline',
  unavailable: 'words.saved',
  archived: 'words.saved',
} as const satisfies Record<Availability, MessageKey>;

function approvalOf(data: Readonly<Record<string, unknown>>): string {
  const approval = data.autApproval;
  if (typeof approval !== 'object' || approval === null || !('status' in approval)) return 'none';
  return String(approval.status);
}
