import { EXPORT_HEADING_LENGTH } from '#shared/exports/limits.ts';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { ExportChoices } from './export-choices.ts';

/** Asks for the columns of a configuration one by one, and for the headings of the chosen columns. */
export function ColumnFields({
  columns,
  choices: { own, headings },
  onChange,
}: {
  readonly columns: readonly { readonly name: string; readonly heading: string }[];
  readonly choices: Pick<ExportChoices, 'own' | 'headings'>;
  readonly onChange: (patch: Partial<ExportChoices>) => void;
}) {
  const t = useText();
  const chosen = columns.filter(({ name }) => own.includes(name));
  return (
    <>
      <div className="export-columns">
        <CheckboxGroup
          label={t('exports.columnsChosen')}
          choices={columns.map(({ name, heading }) => ({ value: name, label: heading }))}
          value={own}
          onChange={(next) => onChange({ own: next })}
        />
      </div>
      {chosen.length > 0 && (
        <details>
          <summary>{t('exports.headings')}</summary>
          <div className="export-headings">
            {chosen.map(({ name, heading }) => (
              <TextField
                key={name}
                label={heading}
                placeholder={heading}
                maxLength={EXPORT_HEADING_LENGTH}
                value={headings[name] ?? ''}
                onChange={({ target }) =>
                  onChange({ headings: { ...headings, [name]: target.value } })
                }
              />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
