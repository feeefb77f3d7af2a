import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { VERIFICATION_CODE_DIGITS } from '#shared/mail/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { CodeEntry } from '../code-entry.tsx';
import type { FarmerEntry } from './check-farmer.ts';
import { RegistrationRefusal } from './registration-refusal.tsx';
import { type Proof, useRegistration } from './use-registration.ts';

/**
 * Tells that the facts are right and somebody uses the farm: by an invitation or a mailed code others may use it too.
 */
export function FarmInUse({
  entry,
  onBack,
}: {
  readonly entry: FarmerEntry;
  readonly onBack: () => void;
}) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="registration-form stack" aria-labelledby="farm-in-use">
      <h2 id="farm-in-use" tabIndex={-1} ref={heading}>
        {t('errors.accounts.farmInUse')}
      </h2>
      <p>{t('accounts.inUse.text')}</p>
      <h3>{t('accounts.inUse.invitation')}</h3>
      <p>{t('accounts.inUse.invitationText')}</p>
      <h3>{t('accounts.inUse.code')}</h3>
      <p>{t('accounts.inUse.codeText')}</p>
      <FarmCode entry={entry} />
      <div className="buttons">
        <Button look="quiet" onClick={onBack}>
          {t('accounts.inUse.back')}
        </Button>
      </div>
    </section>
  );
}

function FarmCode({ entry }: { readonly entry: FarmerEntry }) {
  const t = useText();
  const { time } = useFormats();
  const send = useSendFarmCode(entry);
  return (
    <>
      <RegistrationRefusal error={send.error} />
      {send.data && (
        <Notice tone="ok" role="status" title={t('accounts.inUse.codeSent')}>
          <p>{t('accounts.inUse.codeSentText', { time: time(send.data.expires) })}</p>
        </Notice>
      )}
      {send.data && <FarmCodeForm key={send.data.expires} entry={entry} />}
      <div className="buttons">
        <Button icon="mail" busy={send.isPending} onClick={() => send.mutate()}>
          {t(send.data ? 'words.codeNew' : 'words.codeSend')}
        </Button>
      </div>
    </>
  );
}

/** Takes the code from the mail to the farm. */
function FarmCodeForm({ entry }: { readonly entry: FarmerEntry }) {
  const t = useText();
  const { api } = useKernel();
  const { id: country } = useCountry();
  const uiLocale = useLocale();
  const registration = useRegistration((code: string, proof) =>
    api.call(
      'POST livestock/register/agr',
      { ...entry, ...proof, country, code, uiLocale },
      { quiet: true },
    ),
  );
  return (
    <>
      <RegistrationRefusal error={registration.error} />
      <CodeEntry
        id="farm-code"
        label={t('accounts.inUse.codeField')}
        hint={t('words.codeDigits', { digits: VERIFICATION_CODE_DIGITS })}
        digits={VERIFICATION_CODE_DIGITS}
        sending={registration}
        action={t('menu.RegistrationAgr')}
      />
    </>
  );
}

function useSendFarmCode(entry: FarmerEntry) {
  const { api, session } = useKernel();
  const { id: country } = useCountry();
  return useMutation({
    mutationFn: () => {
      const ask = (proof: Proof) =>
        api.call(
          'POST livestock/register/agrcode',
          { ...entry, ...proof, country },
          { quiet: true },
        );
      const isGuest = session.state.get().status !== 'signedIn';
      return isGuest ? session.withProof((token) => ask({ token })) : ask({});
    },
  });
}
