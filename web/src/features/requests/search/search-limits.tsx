import { TRANSPORT_HOURS } from '#shared/requests/limits.ts';
import { useCountryLaw } from '#web/features/law/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';

/** Tells how far a request looks, which the country's law says and nobody chooses, and why not farther. */
export function SearchLimits() {
  const t = useText();
  const { kilometres } = useFormats();
  const { law } = useCountryLaw();
  return (
    <p className="muted">
      {law &&
        t('requests.searchLimits', { radius: kilometres(law.radiusKm), hours: TRANSPORT_HOURS })}
    </p>
  );
}
