import { MenuScreenLink } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';

/** Leads to the files that were made with the account. */
export function ExportsItem({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  return (
    <li>
      <MenuScreenLink to={pathTo('Exports')} onClick={onDone}>
        {t('exports.all')}
      </MenuScreenLink>
    </li>
  );
}
