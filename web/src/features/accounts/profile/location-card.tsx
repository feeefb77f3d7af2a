import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { usePositionWords } from '../positions/use-position-words.ts';
import { townOf } from './location-values.ts';
import type { SalesPlace } from './sales-entry.ts';

type CardProps = {
  readonly place: SalesPlace;
  readonly isSaving: boolean;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
  readonly onPlace: () => void;
};

/** Lets a line end after the @ of an address rather than within a word. */
function breakable(text: string): ReactNode {
  const [name, host] = text.split('@');
  if (host === undefined) return text;
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

/** Shows one location with the acts on it. */
export function LocationCard(props: CardProps) {
  const t = useText();
  const positionWords = usePositionWords();
  const { address, internalName, isDefault } = props.place;
  const position = address.geoPosition;
  return (
    <Card
      heading={<h3>{internalName}</h3>}
      chips={
        <>
          {isDefault && (
            <StatusChip tone="info" icon="pin">
              {t('profile.locationDefault')}
            </StatusChip>
          )}
          {position === undefined && (
            <StatusChip tone="warn" icon="warning">
              {t('words.locationNoPosition')}
            </StatusChip>
          )}
        </>
      }
      actions={<LocationActions {...props} />}
    >
      <SummaryList
        compact
        rows={[
          {
            key: 'address',
            term: t('words.address'),
            value: [address.name, address.street, townOf(address)].filter(Boolean).join(', '),
          },
          {
            key: 'position',
            term: t('profile.positionTerm'),
            value: position && positionWords(position),
          },
          {
            key: 'reach',
            term: t('profile.reach'),
            value: breakable([address.phone, address.email].filter(Boolean).join(', ')),
          },
        ]}
      />
    </Card>
  );
}

function LocationActions({ place, isSaving, onEdit, onDefault, onRemove, onPlace }: CardProps) {
  const t = useText();
  const which = <span className="visually-hidden"> {place.internalName}</span>;
  return (
    <>
      <Button size="compact" icon="pencil" onClick={onEdit}>
        {t('action.edit')}
        {which}
      </Button>
      <Button size="compact" icon="pin" onClick={onPlace}>
        {t('profile.positionSet')}
        {which}
      </Button>
      {!place.isDefault && (
        <Button size="compact" busy={isSaving} onClick={onDefault}>
          {t('profile.locationMakeDefault')}
          {which}
        </Button>
      )}
      <Button size="compact" look="quiet" onClick={onRemove}>
        {t('words.remove')}
        {which}
      </Button>
    </>
  );
}
