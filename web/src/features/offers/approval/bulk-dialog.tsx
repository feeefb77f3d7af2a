import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { OfferName } from '../offer-name.tsx';

/** Names the offers that are accepted in one go, before they are. */
export function BulkDialog({
  offers,
  onAccept,
  onClose,
}: {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly onAccept: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t('approval.acceptThese', { count: offers.length })} onClose={onClose}>
      <p>{t('approval.acceptTogetherText')}</p>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferName offer={offer} />
          </li>
        ))}
      </ul>
      <div className="buttons">
        <Button look="primary" icon="check" onClick={onAccept}>
          {t('approval.acceptThese', { count: offers.length })}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </div>
    </Dialog>
  );
}
