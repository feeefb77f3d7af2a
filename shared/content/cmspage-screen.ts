import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { Cmspage } from './cmspage.ts';
import { USAGE_KEYS } from './usage-keys.ts';

export const cmspageScreen: ClassScreen<Cmspage> = {
  group: 'contents',
  fields: {
    internalName: { control: 'line', required: true },
    usageKey: { control: 'line', required: true, offered: USAGE_KEYS },
    country: { control: 'entry', of: 'country' },
    title: { control: 'texts', required: true },
    content: { control: 'pages', required: true },
    lastUpdated: { control: 'kept', later: true },
    changes: {
      control: 'rows',
      table: 'versions',
      later: true,
      fields: {
        version: { control: 'day', required: true },
        summary: { control: 'texts', long: true, required: true },
      },
    },
  },
  columns: ['usageKey', 'country'],
  filters: ['country'],
};
