import { Button, ButtonLink } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import type { Wanted } from './save-availability.ts';

/** Shows the ways to go on with an offer of mine: edit, clone, and the archive. */
export function MyOfferActions({
  offer: { id, data },
  onSet,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly onSet: (wanted: Wanted) => void;
}) {
  const t = useText();
  const { headline } = useOfferNames(data);
  const isRejected = data.autApproval.status === 'rejected';
  const { data: country } = useEntity('country', isRejected ? data.country : undefined);
  const isArchived = data.status === 'archived';
  const which = <span className="visually-hidden"> {headline}</span>;
  return (
    <>
      <ButtonLink
        icon="pencil"
        look={isRejected ? 'primary' : 'secondary'}
        to={pathTo('OfferForm', { id })}
      >
        {t(country?.data.offerAutApproval ? 'offers.editAndResubmit' : 'action.edit')}
        {which}
      </ButtonLink>
      <ButtonLink look="quiet" to={`${pathTo('OfferForm', { id: 'new' })}?from=${id}`}>
        {t('words.copy')}
        {which}
      </ButtonLink>
      <Button
        look="quiet"
        onClick={() => onSet({ status: isArchived ? 'unavailable' : 'archived' })}
      >
        {t(isArchived ? 'offers.unarchive' : 'offers.archive')}
        {which}
      </Button>
    </>
  );
}
