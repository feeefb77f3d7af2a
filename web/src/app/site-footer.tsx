import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { ContentText, useContentPage } from '#web/features/content/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useSite } from '#web/kernel/site.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function SiteFooter() {
  const t = useText();
  const { data: text } = useContentPage('footer');
  const { footer } = useSite();
  return (
    <footer className="site-footer">
      <div className="frame">
        {text && <ContentText content={text.data.content} />}
        <nav aria-label={t('footer.label')}>
          <ul className="plain footer-links">
            {footer.map(({ usageKey, title }) => (
              <li key={usageKey}>
                <Link to={pathTo('ContentPage', { key: usageKey })}>
                  <LabelText labels={title} otherwise={usageKey} />
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
