import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { driveMinutes } from './drive-minutes.ts';

/** "35 km (about 45 min)" */
export function Distance({ km }: { readonly km: number }) {
  const t = useText();
  const { kilometres, number } = useFormats();
  return t('offers.distanceAndTime', {
    distance: kilometres(Math.round(km)),
    minutes: number(driveMinutes(km)),
  });
}
