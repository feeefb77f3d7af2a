import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';

const KEY = 'cookies.read';

/** Tells that only strictly needed data are stored: a line to read, no wall. */
export function CookieLine() {
  const t = useText();
  const { storage } = useKernel();
  const [isRead, setRead] = useState(() => storage.get(KEY) !== null);
  if (isRead) return null;
  return (
    <section className="cookie-line" aria-label={t('cookies.label')}>
      <p>{t('cookies.text')}</p>
      <Button
        size="compact"
        onClick={() => {
          storage.set(KEY, '1');
          setRead(true);
        }}
      >
        {t('cookies.ok')}
      </Button>
    </section>
  );
}
