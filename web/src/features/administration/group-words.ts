import type { SCREEN_GROUPS } from '#shared/entities/class-screen.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

/** The headings under which the classes stand. */
export const GROUP_WORDS = {
  animals: 'words.animals',
  offers: 'menu.offermanagement',
  requests: 'menu.RequestList',
  places: 'administration.group.places',
  contents: 'administration.group.contents',
} as const satisfies Record<(typeof SCREEN_GROUPS)[number], MessageKey>;
