import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** Stands in the place of the decision, until the reader has looked at the offer as it is now. */
export function NewerNotice({ onSee }: { readonly onSee: () => void }) {
  const t = useText();
  return (
    <Notice tone="warn" role="alert" title={t('approval.newer')}>
      <p>{t('approval.newerText')}</p>
      <Button size="compact" onClick={onSee}>
        {t('approval.newerSeen')}
      </Button>
    </Notice>
  );
}
