import { useMutation, useQuery } from '@tanstack/react-query';
import type { Account } from '#shared/accounts/account.ts';
import { ATTACHMENT_FORM_BYTES } from '#shared/entities/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { fileTypeOf, sendFile } from '#web/features/uploads/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { salesEntry, withEntry } from './sales-entry.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const MEGABYTE = 1_000_000;

class WrongFile extends Error {
  readonly reason: 'profile.logoWrongType' | 'profile.logoTooLarge';
  readonly bytes: number;
  constructor(reason: WrongFile['reason'], bytes: number) {
    super(reason);
    this.reason = reason;
    this.bytes = bytes;
  }
}

/** The picture beside a supplier's offers in a country. Type and size are looked at before anything is sent. */
export function LogoSection({
  account,
  owner,
  country,
}: {
  readonly account: Account;
  /** Id of the account. */
  readonly owner: string;
  readonly country: string;
}) {
  const t = useText();
  const { number } = useFormats();
  const { api } = useKernel();
  const save = useSaveProfile();
  const { logo, ...entry } = salesEntry(account, country);
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (file) checkFile(file);
      const upload =
        file && (await sendFile(api, file, { category: 'profile', owner, logo: true }));
      const next = upload === null ? entry : { ...entry, logo: upload };
      return save.mutateAsync({ supData: withEntry(account, next) });
    },
  });
  const megabytes = (bytes: number) =>
    t('profile.megabytes', { size: number(Math.max(bytes / MEGABYTE, 0.1), 1) });
  const limit = megabytes(ATTACHMENT_FORM_BYTES);
  const { error } = change;
  return (
    <ProfileSection id="logo" title={t('profile.logo')} lead={t('profile.logoLead')}>
      {logo !== undefined && <LogoImage upload={logo} />}
      {error instanceof WrongFile ? (
        <FieldError id="logo-error">
          {t(error.reason, { size: megabytes(error.bytes), limit })}
        </FieldError>
      ) : (
        <SaveFailure error={error} />
      )}
      <p className="field-hint" id="logo-hint">
        {t('profile.logoHint', { limit })}
      </p>
      <div className="buttons">
        <label className="button secondary file-button">
          <span>{t(logo === undefined ? 'profile.logoChoose' : 'profile.logoReplace')}</span>
          <input
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby="logo-hint"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) change.mutate(file);
              target.value = '';
            }}
          />
        </label>
        {logo !== undefined && (
          <Button look="quiet" busy={change.isPending} onClick={() => change.mutate(null)}>
            {t('profile.logoRemove')}
          </Button>
        )}
        {change.isPending && <p role="status">{t('profile.logoSending')}</p>}
        <SavedLine isSaved={change.isSuccess} />
      </div>
    </ProfileSection>
  );
}

function LogoImage({ upload }: { readonly upload: string }) {
  const t = useText();
  const { api } = useKernel();
  const { data } = useQuery({
    queryKey: ['attachment', upload],
    queryFn: ({ signal }) =>
      api.call('GET eav/entity/getattachment', { id: upload }, { signal, quiet: true }),
  });
  return data ? <img className="profile-logo" src={data.url} alt={t('profile.logoAlt')} /> : null;
}

function checkFile(file: File): void {
  if (!fileTypeOf(file)?.startsWith('image/')) {
    throw new WrongFile('profile.logoWrongType', file.size);
  }
  if (file.size > ATTACHMENT_FORM_BYTES) throw new WrongFile('profile.logoTooLarge', file.size);
}
