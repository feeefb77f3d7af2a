import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';

/** Says that an animal kind does not exist, or not in the visitor's country, and goes home (specification section 8). */
export function UnknownSpecies() {
  const t = useText();
  const notify = useNotify();
  useEffect(() => notify('error', t('offers.invalidSpecies')), [notify, t]);
  return <Navigate to={pathTo('Home')} replace />;
}
