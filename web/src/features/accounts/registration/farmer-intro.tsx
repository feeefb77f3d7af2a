import { useText } from '#web/i18n/text-provider.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import { SignOnStep } from './sign-on-step.tsx';

const NEEDED = ['role.INS', 'words.citycode', 'words.controlNumber'] as const;

/** Tells, before anybody signs in, what is needed, and where the number stands. */
export function FarmerIntro() {
  const t = useText();
  return (
    <div className="registration-intro">
      <section aria-labelledby="needed" className="stack">
        <h2 id="needed">{t('words.needed')}</h2>
        <p>{t('accounts.register.neededText')}</p>
        <ul>
          {NEEDED.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <SignOnStep />
      </section>
      <CertificatePicture />
    </div>
  );
}
