import { controlNumberFormat } from '#shared/accounts/control-number-formats.ts';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';

/** Lines that stand for the certificate's text: where each begins and how long it is. */
const LINES = [
  { y: 62, width: 150 },
  { y: 76, width: 120 },
  { y: 176, width: 200 },
  { y: 190, width: 170 },
  { y: 204, width: 185 },
] as const;

/** Shows a drawing of an organic certificate with its number marked; the words below say the same. */
export function CertificatePicture() {
  const t = useText();
  const { data: country } = useCountry();
  const { example } = controlNumberFormat(country.code);
  return (
    <figure className="certificate">
      <svg viewBox="0 0 260 260" aria-hidden="true" focusable="false">
        <rect className="certificate-paper" x="8" y="8" width="244" height="244" rx="6" />
        <circle className="certificate-seal" cx="218" cy="228" r="16" />
        <text className="certificate-title" x="28" y="40">
          {t('accounts.certificate.title')}
        </text>
        {LINES.map(({ y, width }) => (
          <rect key={y} className="certificate-line" x="28" y={y} width={width} height="6" rx="3" />
        ))}
        <rect className="certificate-mark" x="20" y="100" width="220" height="56" rx="6" />
        <text x="32" y="121">
          {t('words.controlNumber')}
        </text>
        <text className="certificate-number" x="32" y="144">
          {example}
        </text>
      </svg>
      <figcaption>
        <T
          id="accounts.certificate.caption"
          values={{
            example: (
              <span key="example" className="unbroken">
                {example}
              </span>
            ),
          }}
        />
      </figcaption>
    </figure>
  );
}
