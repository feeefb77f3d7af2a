import { FieldSet } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { SpeciesPortrait } from '#web/components/species-portrait.tsx';
import { T } from '#web/i18n/text-provider.tsx';
import type { SpeciesGroup } from './use-species-groups.ts';

/** Shows the groups of animals as large pictures; below the chosen one its species, where it has more than one. */
export function SpeciesChoice({
  id,
  label,
  groups,
  value,
  error,
  onChange,
}: {
  readonly id: string;
  /** The question, for those who do not see the page. */
  readonly label: string;
  readonly groups: readonly SpeciesGroup[];
  /** Id of the chosen animal kind; empty for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (animalkind: string) => void;
}) {
  const holds = ({ species }: SpeciesGroup) =>
    species.some(({ animalkind }) => animalkind === value);
  const chosen = groups.find(holds);
  return (
    <>
      <FieldSet id={id} label={<span className="visually-hidden">{label}</span>} error={error}>
        <div className="tiles">
          {groups.map((group) => (
            <label key={group.key} className="tile face-choice">
              <input
                type="radio"
                name={id}
                checked={group === chosen}
                onChange={() => onChange(group.species[0]?.animalkind ?? '')}
              />
              <span className="tile-face">
                <SpeciesPortrait picture={group.picture} size={50} />
                <span className="tile-name">
                  <LabelText labels={group.labels} />
                </span>
                <span className="tile-mark">
                  <Icon name="check" />
                </span>
              </span>
            </label>
          ))}
        </div>
      </FieldSet>
      {chosen && chosen.species.length > 1 && (
        <FieldSet
          id={`${id}-of-group`}
          label={<T id="home.species" values={{ group: <LabelText labels={chosen.labels} /> }} />}
        >
          <div className="species-pills">
            {chosen.species.map(({ key, animalkind, labels }) => (
              <label key={key} className="species-pill face-choice">
                <input
                  type="radio"
                  name={`${id}-of-group`}
                  checked={animalkind === value}
                  onChange={() => onChange(animalkind)}
                />
                <span>
                  <LabelText labels={labels} />
                </span>
              </label>
            ))}
          </div>
        </FieldSet>
      )}
    </>
  );
}
