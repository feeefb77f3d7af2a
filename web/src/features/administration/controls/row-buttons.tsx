import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { RowAct } from './row-acts.ts';

/** Shows the acts on a row as buttons in words. */
export function RowButtons({
  acts,
  at,
}: {
  readonly acts: readonly RowAct[];
  readonly at: number;
}) {
  const t = useText();
  return acts.map(({ act, id, press }) => (
    <Button
      key={act}
      id={id}
      size="compact"
      {...(act === 'removeRow' && { look: 'quiet', icon: 'cross' })}
      onClick={press}
    >
      {t(`administration.${act}`, { number: at + 1 })}
    </Button>
  ));
}
