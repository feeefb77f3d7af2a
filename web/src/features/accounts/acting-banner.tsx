import { formatControlNumber } from '#shared/accounts/control-number.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useTitleMark } from '#web/components/page-title.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import type { ActingFor } from '#web/kernel/acting-for.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import './acting-banner.css';

/** Tells on every page, and in the title of every tab, that an office acts for a farmer. */
export function ActingBanner({ acting: { name, controlNumber } }: { readonly acting: ActingFor }) {
  const t = useText();
  const { acting } = useKernel();
  useTitleMark(t('acting.title', { farmer: name }));
  const number = controlNumber === undefined ? [] : [formatControlNumber(controlNumber)];
  return (
    <section className="acting-banner" aria-label={t('acting.title', { farmer: name })}>
      <div className="frame">
        <Icon name="user" />
        <p>
          <T
            id="acting.text"
            values={{ farmer: <strong key="farmer">{[name, ...number].join(', ')}</strong> }}
          />
        </p>
        <Button size="compact" onClick={acting.end}>
          {t('acting.end')}
        </Button>
      </div>
    </section>
  );
}
