import { useText } from '#web/i18n/text-provider.tsx';
import { MenuLink } from './menu-link.tsx';
import { MENU_HEADINGS } from './route-row.ts';
import { useMenu } from './use-menu.ts';

/**
 * Shows the pages that this role can open, in groups. With nothing but Home in it there is no menu: the title
 * leads there.
 */
export function RoleMenu() {
  const t = useText();
  const sections = useMenu();
  if (sections.flatMap((section) => section.items).length < 2) return null;
  return (
    <nav className="role-menu" aria-label={t('menu.role')}>
      {sections.map((section) => (
        <ul key={section.group} className="plain" aria-label={t(MENU_HEADINGS[section.group])}>
          {section.items.map((item) => (
            <li key={item.name}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
