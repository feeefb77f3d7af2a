import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import type { BulkResult, useBulkChange } from './use-bulk-change.ts';

/** Shows the result of a change of many offers: how many were saved, and by name which were refused and why. */
export function BulkSummary({
  bulk,
  result,
}: {
  readonly bulk: ReturnType<typeof useBulkChange>;
  readonly result: BulkResult;
}) {
  const t = useText();
  const { saved, same, refused, wanted } = result;
  const count = saved.length;
  const isUndone = wanted === 'undo';
  return (
    <Notice
      tone={refused.length === 0 ? 'ok' : 'warn'}
      role="status"
      title={t(isUndone ? 'offers.bulkUndone' : 'offers.bulkSaved', { count })}
    >
      {same.length > 0 && <p>{t('offers.bulkSame', { count: same.length })}</p>}
      {refused.length > 0 && (
        <>
          <p>{t('offers.bulkRefused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ offer, error }) => (
              <RefusedOffer key={offer.id} offer={offer} error={error} />
            ))}
          </ul>
        </>
      )}
      <div className="buttons">
        {bulk.undo && (
          <Button size="compact" icon="undo" onClick={bulk.undo}>
            {t('action.undo')}
          </Button>
        )}
        <Button size="compact" look="quiet" onClick={bulk.close}>
          {t('action.close')}
        </Button>
      </div>
    </Notice>
  );
}

function RefusedOffer({
  offer,
  error,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly error: unknown;
}) {
  const errorText = useErrorText();
  const { colon } = useFormats();
  const { headline } = useOfferNames(offer.data);
  return (
    <li>
      <strong>{headline}</strong>
      {colon}
      {errorText(error)}
    </li>
  );
}
