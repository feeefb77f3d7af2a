import { useLocation } from 'react-router-dom';
import { Disclosure } from '#web/components/disclosure.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { MenuScreenLink } from '#web/components/link.tsx';
import {
  type SpeciesItem,
  type SpeciesLink,
  useSpeciesMenu,
} from '#web/features/masterdata/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';

/** Shows species as links and dropdowns, in the order of their sorting value; nothing where a site has none. */
export function SpeciesNav() {
  const t = useText();
  const { data: items } = useSpeciesMenu();
  if (items?.length === 0) return null;
  return (
    <nav className="species-nav" aria-label={t('menu.species')}>
      <div className="frame">
        <ul className="plain">
          {items?.map((item) => (
            <li key={item.key}>
              <SpeciesEntry item={item} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function SpeciesEntry({ item }: { readonly item: SpeciesItem }) {
  const { pathname } = useLocation();
  if (item.kind === 'text') return <LabelText labels={item.labels} />;
  if (item.kind === 'link') return <SpeciesNavLink link={item} />;
  return (
    <Disclosure
      label={<LabelText labels={item.labels} />}
      isCurrent={item.links.some(
        (link) => pathname === pathTo('OfferSearch', { id: link.animalkind }),
      )}
    >
      {(close) => (
        <ul className="plain menu-list">
          {item.links.map((link) => (
            <li key={link.key}>
              <SpeciesNavLink link={link} onDone={close} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

export function SpeciesNavLink({
  link,
  onDone,
}: {
  readonly link: SpeciesLink;
  readonly onDone?: () => void;
}) {
  return (
    <MenuScreenLink
      to={pathTo('OfferSearch', { id: link.animalkind })}
      {...(onDone ? { onClick: onDone } : {})}
    >
      <LabelText labels={link.labels} />
    </MenuScreenLink>
  );
}
