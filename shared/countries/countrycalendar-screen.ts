import type { ClassScreen } from '#shared/entities/class-screen.ts';
import type { CountryCalendar } from './countrycalendar.ts';

export const countrycalendarScreen: ClassScreen<CountryCalendar> = {
  group: 'places',
  fields: {
    internalName: { control: 'line', required: true },
    country: { control: 'entry', of: 'country', required: true },
    holidays: {
      control: 'rows',
      section: 'holidays',
      columns: ['labels', 'on', 'regions'],
      fields: {
        labels: { control: 'texts', required: true },
        on: { control: 'line', required: true },
        regions: { control: 'entries', of: 'region' },
      },
    },
  },
  columns: ['country'],
  filters: ['country'],
};
