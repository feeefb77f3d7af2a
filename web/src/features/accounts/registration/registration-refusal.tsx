import { Button, ButtonLink } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { ApiError, errorCodeOf } from '#web/kernel/api-error.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { BlockContactLines } from '../block-contact-lines.tsx';

/** The refusals that another sign-in can end. */
const SIGN_IN_AGAIN = [
  'accounts.expired',
  'accounts.signOnNeeded',
  'accounts.alreadyLinked',
  'accounts.alreadyRegistered',
];

/** Shows each answer of specification section 8 in clear words: what to check, and whom to ask. */
export function RegistrationRefusal({ error }: { readonly error: unknown }) {
  const t = useText();
  const errorText = useErrorText();
  const signIn = useSignIn();
  if (!error) return null;
  const code = errorCodeOf(error);
  const contact = error instanceof ApiError ? error.details[0]?.contact : undefined;
  return (
    <Notice tone="bad" role="alert" title={errorText(error)}>
      <Advice code={code} />
      {contact && <BlockContactLines contact={contact} />}
      <div className="buttons">
        {SIGN_IN_AGAIN.includes(code) && (
          <Button size="compact" onClick={signIn}>
            {t('session.again')}
          </Button>
        )}
        <ButtonLink size="compact" look="quiet" to={pathTo('Contact')}>
          {t('contact.title')}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function Advice({ code }: { readonly code: string }) {
  const t = useText();
  switch (code) {
    case 'accounts.notFound':
      return <p>{t('accounts.advice.notFound')}</p>;
    case 'accounts.alreadyLinked':
    case 'accounts.alreadyRegistered':
      return <p>{t('accounts.advice.alreadyLinked')}</p>;
    case 'accounts.maximumUsers':
      return <p>{t('accounts.advice.maximumUsers')}</p>;
    case 'accounts.expired':
    case 'accounts.signOnNeeded':
      return <p>{t('accounts.advice.expired')}</p>;
    case 'accounts.farmerDeactivated':
      return <p>{t('accounts.advice.farmerDeactivated')}</p>;
    case 'accounts.claimRefused':
    case 'accounts.noFarmAddress':
    case 'client.failedAfterRetries':
      return <p>{t('accounts.advice.invitation')}</p>;
    case 'accounts.accountDeactivated':
      return <p>{t('accounts.advice.accountDeactivated')}</p>;
    default:
      return null;
  }
}
