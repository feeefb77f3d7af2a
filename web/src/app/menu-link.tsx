import { useContext } from 'react';
import { MenuScreenLink } from '#web/components/link.tsx';
import type { MenuItem } from './menu.ts';
import { MenuBadge } from './menu-badge.tsx';
import { MenuDoneContext } from './menu-done.ts';

export function MenuLink({ item }: { readonly item: MenuItem }) {
  const onDone = useContext(MenuDoneContext);
  return (
    <MenuScreenLink to={item.to} onClick={onDone}>
      {item.label}
      <MenuBadge page={item.name} />
    </MenuScreenLink>
  );
}
