import { USAGE_KEYS } from '#shared/content/usage-keys.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { entryPath } from '../administration-paths.ts';

/** Lists the keys of the pages that the product reads: each with its page, or the way to write it. */
export function PageKeys() {
  const t = useText();
  const { data: pages } = useEntityList('cmspage');
  if (pages === undefined) return null;
  return (
    <section aria-labelledby="page-keys">
      <h2 id="page-keys">{t('administration.pageKeys')}</h2>
      <ul>
        {USAGE_KEYS.map((key) => {
          const page = pages.find(
            ({ data }) => data.usageKey === key && data.country === undefined,
          );
          return (
            <li key={key}>
              <code>{key}</code>:{' '}
              {page ? (
                <Link to={entryPath('cmspage', page.id)}>
                  <LabelText labels={page.data.title} otherwise={page.data.internalName} />
                </Link>
              ) : (
                <Link to={`${entryPath('cmspage', 'new')}?usageKey=${key}`}>
                  {t('administration.pageMissing', { key })}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
