import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { MenuScreenLink } from '#web/components/link.tsx';
import { type SpeciesItem, useSpeciesMenu } from '#web/features/masterdata/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useSignIn } from '#web/kernel/session/use-sign-in.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { PhoneBell } from './bell.tsx';
import { LanguageSection } from './language-menu.tsx';
import { MenuDoneContext } from './menu-done.ts';
import { MenuLink } from './menu-link.tsx';
import { MENU_HEADINGS } from './route-row.ts';
import { SpeciesNavLink } from './species-nav.tsx';
import { useHelpPath } from './use-help-path.ts';
import { useMenu } from './use-menu.ts';
import { UserBlock } from './user-block.tsx';

/** Shows everything that the menus of a wide screen hold, in one sheet. */
export function PhoneMenu({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const help = useHelpPath();
  const sections = useMenu();
  const { data: species = [] } = useSpeciesMenu();
  return (
    <Dialog title={t('menu.open')} look="sheet" onClose={onClose}>
      <MenuDoneContext value={onClose}>
        <div className="phone-menu">
          <PhoneUser onDone={onClose} />
          <PhoneBell />
          <nav aria-label={t('menu.role')}>
            {sections.map((section) => (
              <section key={section.group}>
                <p className="menu-heading">{t(MENU_HEADINGS[section.group])}</p>
                <ul className="plain menu-list">
                  {section.items.map((item) => (
                    <li key={item.name}>
                      <MenuLink item={item} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          {species.length > 0 && (
            <nav aria-label={t('menu.species')}>
              <p className="menu-heading">{t('menu.species')}</p>
              <ul className="plain menu-list">
                {species.map((item) => (
                  <li key={item.key}>
                    <PhoneSpecies item={item} onDone={onClose} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <ul className="plain menu-list">
            <li>
              <MenuScreenLink to={help} onClick={onClose}>
                {t('header.help')}
              </MenuScreenLink>
            </li>
          </ul>
          <LanguageSection onChosen={onClose} />
        </div>
      </MenuDoneContext>
    </Dialog>
  );
}

function PhoneUser({ onDone }: { readonly onDone: () => void }) {
  const t = useText();
  const session = useSession();
  const signIn = useSignIn();
  if (session.status === 'signedIn') return <UserBlock onDone={onDone} />;
  if (session.status === 'guest' && session.needsFactor) return null;
  return (
    <Button
      look="primary"
      size="wide"
      onClick={() => {
        // A notification of a sign-in that cannot begin stands behind the menu.
        onDone();
        signIn();
      }}
    >
      {t('session.logIn')}
    </Button>
  );
}

function PhoneSpecies({
  item,
  onDone,
}: {
  readonly item: SpeciesItem;
  readonly onDone: () => void;
}) {
  if (item.kind === 'text')
    return (
      <span className="menu-text">
        <LabelText labels={item.labels} />
      </span>
    );
  if (item.kind === 'link') return <SpeciesNavLink link={item} onDone={onDone} />;
  return (
    <details>
      <summary>
        <LabelText labels={item.labels} />
        <Icon name="down" />
      </summary>
      <ul className="plain menu-list">
        {item.links.map((link) => (
          <li key={link.key}>
            <SpeciesNavLink link={link} onDone={onDone} />
          </li>
        ))}
      </ul>
    </details>
  );
}
