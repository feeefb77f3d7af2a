import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSession } from '#web/kernel/use-session.ts';

/** Leads farmers to the profile, where alone they put the point of a location right. */
export function ProfileAdvice({ error }: { readonly error: unknown }) {
  const t = useText();
  const session = useSession();
  const isFarmer = session.status === 'signedIn' && session.roles.includes('AGR');
  if (!isFarmer || errorCodeOf(error) !== 'requests.positionElsewhere') return null;
  return (
    <p>
      <Link to={`${pathTo('Profile')}#locations`}>{t('session.profile')}</Link>
    </p>
  );
}
