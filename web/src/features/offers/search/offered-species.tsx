import { type ReactNode, useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { defined } from '#shared/kernel/defined.ts';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useNotify } from '#web/kernel/use-notify.ts';

/** Shows the animal kind of the address, where the visitor's country has it. */
export function OfferedSpecies({
  title,
  children,
}: {
  /** The title of the page where the kind cannot be loaded. */
  readonly title?: string;
  readonly children: (animalkind: EntityOf<'animalkind'>) => ReactNode;
}) {
  const { id = '' } = useParams();
  const isOffered = useCountry().data.enabledAnimals.includes(id);
  return (
    <QueryState query={useEntity('animalkind', id)} {...defined({ title })}>
      {(animalkind) => (animalkind && isOffered ? children(animalkind) : <UnknownSpecies />)}
    </QueryState>
  );
}

/** Says that an animal kind does not exist, or not in the visitor's country, and goes home (specification section 8). */
function UnknownSpecies() {
  const t = useText();
  const notify = useNotify();
  useEffect(() => notify('error', t('offer.hidden.kind')), [notify, t]);
  return <Navigate to={pathTo('Home')} replace />;
}
