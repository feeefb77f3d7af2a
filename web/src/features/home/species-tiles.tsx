import { FieldSet } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { SpeciesIcon } from '#web/components/species-icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { SpeciesTile } from './use-species-tiles.ts';

/** The animal kinds as large radio buttons with a drawing. */
export function SpeciesTiles({
  id,
  species,
  value,
  error,
  onChange,
}: {
  readonly id: string;
  readonly species: readonly SpeciesTile[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (animalkind: string) => void;
}) {
  const t = useText();
  return (
    <FieldSet
      id={id}
      label={<span className="visually-hidden">{t('home.title')}</span>}
      error={error}
    >
      <div className="tiles">
        {species.map((tile) => (
          <label key={tile.key} className="tile">
            <input
              type="radio"
              name={id}
              value={tile.animalkind}
              checked={value === tile.animalkind}
              onChange={() => onChange(tile.animalkind)}
            />
            <span className="tile-face">
              <SpeciesIcon scientificName={tile.scientificName} size={44} />
              <span>
                <LabelText labels={tile.labels} />
              </span>
              <span className="tile-mark">
                <Icon name="check" />
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
