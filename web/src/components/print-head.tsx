import type { ReactNode } from 'react';
import { useText } from '#web/i18n/text-provider.tsx';
import { useCountry } from '#web/kernel/site.ts';
import { LabelText } from './label-text.tsx';

/** Shows, on paper only, which database of which country says this, and what it is. */
export function PrintHead({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const { data: country } = useCountry();
  return (
    <p className="print-only print-head">
      {t('app.title')} · <LabelText labels={country.labels} otherwise={country.code} /> · {children}
    </p>
  );
}
