import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useControlBodies } from '#web/kernel/use-control-bodies.ts';
import { FarmerFields } from './farmer-fields.tsx';

/** Asks three questions that connect the person with the farm that its control body has entered. */
export function FarmerForm() {
  const t = useText();
  return (
    <QueryState query={useControlBodies()}>
      {(bodies) =>
        bodies.length === 0 ? (
          <EmptyState
            title={t('accounts.register.noControlBody')}
            actions={<ButtonLink to={pathTo('Contact')}>{t('contact.title')}</ButtonLink>}
          />
        ) : (
          <FarmerFields bodies={bodies} />
        )
      }
    </QueryState>
  );
}
