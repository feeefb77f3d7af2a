import { useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { Bell } from './bell.tsx';
import { BrandMark } from './brand-mark.tsx';
import { RoleMenu } from './role-menu.tsx';
import { SpeciesNav } from './species-nav.tsx';
import { useHelpPath } from './use-help-path.ts';
import { UserMenu } from './user-menu.tsx';

const PhoneMenu = lazyPart(() => import('./phone-menu.tsx').then((file) => file.PhoneMenu));

/** Shows in one line whose site it is, the menus and the tools; on a phone the menus are in one sheet. */
export function SiteHeader() {
  const t = useText();
  const help = useHelpPath();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="site-header">
      <div className="frame head-line">
        <div className="head-main">
          <Brand />
          <div className="head-menus wide-only">
            <SpeciesNav />
            <RoleMenu />
          </div>
        </div>
        <div className="wide-only top-tools">
          <Bell />
          <Link to={help}>{t('header.help')}</Link>
          <UserMenu />
        </div>
        <button
          type="button"
          className="button secondary compact narrow-only"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" />
          <span>{t('menu.open')}</span>
        </button>
      </div>
      {isMenuOpen && <PhoneMenu onClose={() => setMenuOpen(false)} />}
    </header>
  );
}

function Brand() {
  const t = useText();
  const { data: country } = useCountry();
  const session = useSession();
  // The site of the administration says by its name who is there.
  const role = session.status === 'signedIn' ? session.account.data.staticData.role : undefined;
  return (
    <div className="brand">
      <BrandMark />
      <Link to={pathTo('Home')}>{t('app.title')}</Link>
      <p>
        <LabelText labels={country.labels} otherwise={country.code} />
        {role !== undefined && role !== 'ADM' && (
          <span className="role-tag">{t(`role.${role}`)}</span>
        )}
      </p>
    </div>
  );
}
