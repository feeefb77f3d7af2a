import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { StepFill } from './use-step-fill.ts';

/** Tells of entries that this device kept: already taken, or to be taken on wish; and until when it keeps them. */
export function DraftNotices({ fill }: { readonly fill: StepFill }) {
  const t = useText();
  const { time, day } = useFormats();
  const { found, older } = fill.device;
  if (older !== null) {
    const at = time(older.savedAt.toISOString());
    return (
      <Notice tone="warn" role="status" title={t('requests.olderOnDevice', { at })}>
        <p>{t('requests.olderOnDeviceText')}</p>
        <Button size="compact" onClick={fill.takeOlder}>
          {t('requests.takeFromDevice')}
        </Button>
      </Notice>
    );
  }
  if (found === null || fill.dropRestored === null) return null;
  const kept = {
    at: time(found.savedAt.toISOString()),
    until: day(found.expires.toISOString()),
  };
  return (
    <Notice title={t('words.restored', kept)}>
      <p>{t('requests.restoredText', kept)}</p>
      <Button size="compact" onClick={fill.dropRestored}>
        {t(fill.isDraft ? 'requests.takeFromAccount' : 'words.discardEntries')}
      </Button>
    </Notice>
  );
}
