import { REQUEST_RADIUS_KM, TRANSPORT_HOURS } from '#shared/requests/limits.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';

/** How far a request looks, which nobody chooses, and why not farther. */
export function SearchLimits() {
  const t = useText();
  const { kilometres } = useFormats();
  return (
    <p className="muted">
      {t('requests.searchLimits', {
        radius: kilometres(REQUEST_RADIUS_KM),
        hours: TRANSPORT_HOURS,
      })}
    </p>
  );
}
