import { useMemo } from 'react';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useSite } from '#web/kernel/site.ts';
import { type MenuSection, menuOf } from './menu.ts';
import { routes } from './routes.ts';
import { useRouteFacts } from './use-route-facts.ts';

export function useMenu(): MenuSection[] {
  const facts = useRouteFacts();
  const { isAdmin } = useSite();
  const t = useText();
  const { compare } = useFormats();
  return useMemo(
    () => menuOf(routes, facts, isAdmin, { t, compare }),
    [facts, isAdmin, t, compare],
  );
}
