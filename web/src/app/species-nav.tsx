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

/**
 * Shows a button that opens all species at once, in the order of their sorting value, those of a group below its name;
 * nothing where a site has none.
 */
export function SpeciesNav() {
  const t = useText();
  const { pathname } = useLocation();
  const { data: items } = useSpeciesMenu();
  if (items?.length === 0) return null;
  const links = items?.flatMap(linksOf) ?? [];
  return (
    <nav className="species-nav" aria-label={t('menu.species')}>
      <Disclosure
        label={t('menu.species')}
        isCurrent={links.some(
          ({ animalkind }) => pathname === pathTo('OfferSearch', { id: animalkind }),
        )}
      >
        {(close) => (
          <ul className="plain menu-list species-groups">
            {items?.map((item) => (
              <li key={item.key}>
                <SpeciesGroup item={item} onDone={close} />
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </nav>
  );
}

function linksOf(item: SpeciesItem): readonly SpeciesLink[] {
  switch (item.kind) {
    case 'link':
      return [item];
    case 'dropdown':
      return item.links;
    case 'text':
      return [];
  }
}

function SpeciesGroup({
  item,
  onDone,
}: {
  readonly item: SpeciesItem;
  readonly onDone: () => void;
}) {
  if (item.kind === 'link') return <SpeciesNavLink link={item} onDone={onDone} />;
  return (
    <>
      <p className="menu-heading">
        <LabelText labels={item.labels} />
      </p>
      {item.kind === 'dropdown' && (
        <ul className="plain">
          {item.links.map((link) => (
            <li key={link.key}>
              <SpeciesNavLink link={link} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function SpeciesNavLink({
  link,
  onDone,
}: {
  readonly link: SpeciesLink;
  readonly onDone: () => void;
}) {
  return (
    <MenuScreenLink to={pathTo('OfferSearch', { id: link.animalkind })} onClick={onDone}>
      <LabelText labels={link.labels} />
    </MenuScreenLink>
  );
}
