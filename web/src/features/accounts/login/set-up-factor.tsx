import { useMutation, useQuery } from '@tanstack/react-query';
import { encode } from 'uqr';
import { Button } from '#web/components/button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { callUserPool, type OwnLogin } from '#web/kernel/session/own-login.ts';
import { useSite } from '#web/kernel/site.ts';
import { CodeEntry } from '../code-entry.tsx';

/** Modules of light that scanners need around it. */
const QUIET_ZONE = 4;

const DIGITS = 6;

type Props = {
  readonly own: OwnLogin;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
};
type Named = Props & { readonly email: string };

/** Shows the three steps to a second factor: an app, the secret in it, a code out of it. */
export function SetUpFactor(props: Named) {
  const { own } = props;
  const { oidc } = useSite();
  // The secret is asked for once for each sign-in: a new one would make a scanned one worthless.
  const query = useQuery({
    queryKey: ['factorSecret', own.accessToken],
    queryFn: async () => {
      const { accessToken: AccessToken } = own;
      const answer = await callUserPool(oidc.issuer, 'AssociateSoftwareToken', { AccessToken });
      return String(Reflect.get(answer, 'SecretCode'));
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return <QueryState query={query}>{(secret) => <Steps {...props} secret={secret} />}</QueryState>;
}

function Steps({ secret, email, ...props }: Named & { readonly secret: string }) {
  const t = useText();
  const address = otpAddress({ issuer: window.location.hostname, email, secret });
  return (
    <ol className="plain factor-steps">
      <li>
        <h3>{t('accounts.login.stepApp')}</h3>
        <p>{t('accounts.login.stepAppText')}</p>
      </li>
      <li>
        <h3>{t('accounts.login.stepScan')}</h3>
        <div className="factor-secret">
          <QrCode text={address} label={t('accounts.login.qr')} />
          <div>
            <p>{t('accounts.login.stepScanText')}</p>
            <p>
              <a href={address}>{t('accounts.login.openApp')}</a>
            </p>
            <p className="factor-typed">
              {t('accounts.login.typed')}
              <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            </p>
            <p className="factor-copy">
              <CopyButton text={secret} />
            </p>
          </div>
        </div>
      </li>
      <li>
        <h3>{t('accounts.login.stepCode')}</h3>
        <AppCode {...props} />
      </li>
    </ol>
  );
}

function AppCode({ own, onDone, onCancel }: Props) {
  const t = useText();
  const errorText = useErrorText();
  const { oidc } = useSite();
  const verify = useMutation({
    mutationFn: async (UserCode: string) => {
      const { accessToken: AccessToken } = own;
      await callUserPool(oidc.issuer, 'VerifySoftwareToken', { AccessToken, UserCode });
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
      await callUserPool(oidc.issuer, 'SetUserMFAPreference', {
        AccessToken,
        SoftwareTokenMfaSettings,
      });
      await onDone();
    },
  });
  return (
    <CodeEntry
      id="factor-code"
      label={t('accounts.login.code')}
      hint={t('accounts.login.codeHint', { digits: DIGITS })}
      digits={DIGITS}
      sending={verify}
      refusal={verify.error ? errorText(verify.error) : undefined}
      action={t('accounts.login.switchOn')}
    >
      <Button look="quiet" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
    </CodeEntry>
  );
}

/**
 * Returns the address that authenticator apps take from a QR code: SHA-1, six digits, 30 s are what they assume.
 * @see https://github.com/google/google-authenticator/wiki/Key-Uri-Format
 */
function otpAddress({
  issuer,
  email,
  secret,
}: {
  readonly issuer: string;
  readonly email: string;
  readonly secret: string;
}): string {
  const name = [issuer, email].filter(Boolean).map(encodeURIComponent).join(':');
  return `otpauth://totp/${name}?${new URLSearchParams({ secret, issuer })}`;
}

/** Shows a QR code, dark on light in every theme, since not every scanner reads it the other way round. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
