import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { driveMinutes } from './drive-minutes.ts';

/** Minutes from which on the rules for long journeys of animals hold (Regulation (EC) 1/2005, Annex I Chapter V). */
const LONG_JOURNEY_MINUTES = 8 * 60;

export const isLongTransport = (km: number): boolean => driveMinutes(km) > LONG_JOURNEY_MINUTES;

/** Shows "2 h 30 · 195 km": the time on the road first, as people reckon. */
export function Distance({ km }: { readonly km: number }) {
  const t = useText();
  const { kilometres, number } = useFormats();
  const minutes = driveMinutes(km);
  const time =
    minutes < 60
      ? t('offers.driveMinutes', { minutes })
      : t('offers.driveHours', {
          hours: number(Math.floor(minutes / 60)),
          minutes: String(minutes % 60).padStart(2, '0'),
        });
  return (
    <>
      <strong>{time}</strong> · {kilometres(Math.round(km))}
    </>
  );
}
