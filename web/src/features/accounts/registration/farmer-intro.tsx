import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import { SignOnStep } from './sign-on-step.tsx';

const NEEDED = ['controlBody', 'citycode', 'controlNumber'] as const;

/** Tells, before anybody signs in, what is needed, and where the number stands. */
export function FarmerIntro() {
  const t = useText();
  const { colon } = useFormats();
  return (
    <div className="registration-intro">
      <section aria-labelledby="needed" className="stack">
        <h2 id="needed">{t('words.needed')}</h2>
        <p>{t('accounts.register.neededText')}</p>
        <ul>
          {NEEDED.map((key) => (
            <li key={key}>
              <strong>{t(`accounts.${key}`)}</strong>
              {colon}
              {t(`accounts.register.needed.${key}`)}
            </li>
          ))}
        </ul>
        <SignOnStep />
      </section>
      <CertificatePicture />
    </div>
  );
}
