import { keysOf } from '#shared/kernel/keys-of.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { CertificatePicture } from './certificate-picture.tsx';
import { SignOnStep } from './sign-on-step.tsx';

const NEEDED = {
  controlBody: 'role.INS',
  citycode: 'words.citycode',
  controlNumber: 'words.controlNumber',
} as const;

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
          {keysOf(NEEDED).map((key) => (
            <li key={key}>
              <strong>{t(NEEDED[key])}</strong>
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
