import { weekOf } from '#shared/kernel/calendar-week.ts';
import type { Offer, WeekStatus } from '#shared/offers/offer.ts';
import { type WeekLevel, WeekTable } from '#web/components/week-table.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

/** Weekly availability from the present week on; what lies behind is history. */
export function OfferWeeks({ offer, breed }: { readonly offer: Offer; readonly breed: string }) {
  const t = useText();
  const { number } = useFormats();
  const { now } = useKernel();
  const present = weekOf(new Date(now()));
  const rows = offer.statusWeekly.filter((row) => row.calendarWeek >= present);
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map((row) => row.available ?? 0));
  return (
    <WeekTable
      caption={t('offers.weeks')}
      weeks={rows.map((row) => row.calendarWeek)}
      rows={[
        {
          key: 'offer',
          heading: breed,
          cells: rows.map((row) => {
            const level = levelOf(row, most);
            return {
              week: row.calendarWeek,
              level,
              text: row.available ? number(row.available) : t(`offers.week.${level}`),
            };
          }),
        },
      ]}
    />
  );
}

const FULL_SHARE = 0.75;

/** Full from three quarters of the offer's best week on. */
function levelOf({ available, status }: WeekStatus, most: number): WeekLevel {
  if (status === 'onRequest') return 'later';
  if (available === undefined) return status === 'available' ? 'full' : 'none';
  if (available === 0) return 'none';
  return available >= most * FULL_SHARE ? 'full' : 'some';
}
