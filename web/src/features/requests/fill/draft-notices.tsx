import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { StepFill } from './use-step-fill.ts';

type Filled = { readonly fill: StepFill };

/** Tells of entries that this device kept: already taken, or to be taken on wish; and until when it keeps them. */
export function DraftNotices({ fill }: Filled) {
  return (
    <>
      <OlderNotice fill={fill} />
      <RestoredNotice fill={fill} />
    </>
  );
}

function OlderNotice({ fill }: Filled) {
  const t = useText();
  const { time } = useFormats();
  const { older } = fill.device;
  if (older === null) return null;
  const at = time(older.savedAt.toISOString());
  return (
    <Notice tone="warn" role="status" title={t('requests.olderOnDevice', { at })}>
      <p>{t('requests.olderOnDeviceText')}</p>
      <div className="buttons">
        <Button size="compact" onClick={fill.takeOlder}>
          {t('requests.takeFromDevice')}
        </Button>
        <Button size="compact" onClick={() => fill.device.endOlder('dropped')}>
          {t('words.discardEntries')}
        </Button>
      </div>
    </Notice>
  );
}

function RestoredNotice({ fill }: Filled) {
  const t = useText();
  const { time, day } = useFormats();
  const { found } = fill.device;
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
