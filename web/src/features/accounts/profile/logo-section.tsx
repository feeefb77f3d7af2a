import { useMutation, useQuery } from '@tanstack/react-query';
import type { Account } from '#shared/accounts/account.ts';
import { LOGO_BYTES, LOGO_PIXELS } from '#shared/uploads/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { FileButton } from '#web/components/file-button.tsx';
import {
  type FileProblem,
  fileProblem,
  PICTURE_ENDINGS,
  sendFile,
  useProblemText,
} from '#web/features/uploads/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { salesEntry, withEntry } from './sales-entry.ts';
import { SaveFailure } from './save-failure.tsx';
import { ProfileSection, SavedLine } from './section-form.tsx';
import { useSaveProfile } from './use-save-profile.ts';

class WrongFile extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/** Asks for the picture beside a supplier's offers in a country. Type and size are checked before the file is sent. */
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
  const fileSize = useFileSize();
  const problemText = useProblemText();
  const { api, session } = useKernel();
  const save = useSaveProfile();
  const { logo } = salesEntry(account, country);
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      const problem = file && (await fileProblem(file, { logo: true }));
      if (problem) throw new WrongFile(problem);
      const upload =
        file && (await sendFile(api, file, { category: 'profile', owner, logo: true }));
      // The profile, or the account in use, may have changed while the file was sent.
      const now = session.state.get();
      if (now.status !== 'signedIn' || now.account.id !== owner) return undefined;
      const { data } = now.account;
      const { logo: _before, ...entry } = salesEntry(data, country);
      const next = upload === null ? entry : { ...entry, logo: upload };
      return save.mutateAsync({ supData: withEntry(data, next) });
    },
  });
  const { error } = change;
  const isWrong = error instanceof WrongFile;
  return (
    <ProfileSection id="logo" title={t('words.logo')} lead={t('profile.logoLead')}>
      {logo !== undefined && <LogoImage upload={logo} />}
      {isWrong ? (
        <FieldError id="logo-error" isLive>
          {problemText(error.problem)}
        </FieldError>
      ) : (
        <SaveFailure error={error} />
      )}
      <p className="field-hint" id="logo-hint">
        {t('words.logoHint', { ...LOGO_PIXELS, limit: fileSize(LOGO_BYTES) })}
      </p>
      <div className="buttons">
        <FileButton
          accept={PICTURE_ENDINGS}
          describedBy={isWrong ? 'logo-hint logo-error' : 'logo-hint'}
          isInvalid={isWrong}
          onChoose={([file]) => file && change.mutate(file)}
        >
          {t('words.chooseImage')}
        </FileButton>
        {logo !== undefined && (
          <Button look="quiet" busy={change.isPending} onClick={() => change.mutate(null)}>
            {t('words.remove')}
          </Button>
        )}
        <p className={change.isPending ? undefined : 'visually-hidden'} role="status">
          {change.isPending && t('profile.logoSending')}
        </p>
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
  return data ? <img className="profile-logo" src={data.url} alt={t('words.logo')} /> : null;
}
