import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { ContentText, useContentPage } from '#web/features/content/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityList } from '#web/kernel/use-entities.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Usage keys of the pages that every country's footer links to, as far as they are written. */
const FOOTER_PAGES = ['contact', 'accessibility', 'privacy', 'imprint'];

export function SiteFooter() {
  const t = useText();
  const { data: text } = useContentPage('footer');
  const { data: pages = [] } = useEntityList('cmspage', {
    filter: { field: 'usageKey', comparison: 'in', value: FOOTER_PAGES },
  });
  const inOrder = FOOTER_PAGES.flatMap((key) => pages.filter((page) => page.data.usageKey === key));
  return (
    <footer className="site-footer">
      <div className="frame">
        {text && <ContentText content={text.data.content} />}
        <nav aria-label={t('footer.label')}>
          <ul className="plain footer-links">
            {inOrder.map(({ data }) => (
              <li key={data.usageKey}>
                <Link to={pathTo('ContentPage', { key: data.usageKey })}>
                  <LabelText labels={data.title} otherwise={data.usageKey} />
                </Link>
              </li>
            ))}
            <li>
              <Link to={pathTo('Contact')}>{t('footer.contact')}</Link>
            </li>
            <li>
              <Link to={pathTo('CountrySelection')}>{t('footer.countries')}</Link>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
