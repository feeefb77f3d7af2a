import { useState } from 'react';
import { EXPORT_HEADING_LENGTH } from '#shared/exports/limits.ts';
import { Button } from '#web/components/button.tsx';
import { CheckboxGroup } from '#web/components/choice-group.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { ExportChoices } from './export-choices.ts';

/**
 * Asks for the columns of a configuration one by one, and for the headings of the chosen columns; or proposes both again.
 */
export function ColumnFields({
  columns,
  choices: { own, headings },
  onChange,
  onPropose,
}: {
  readonly columns: readonly { readonly name: string; readonly heading: string }[];
  readonly choices: Pick<ExportChoices, 'own' | 'headings'>;
  readonly onChange: (patch: Partial<ExportChoices>) => void;
  readonly onPropose: () => void;
}) {
  const t = useText();
  const [said, setSaid] = useState('');
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
      <div>
        <Button
          size="compact"
          onClick={() => {
            onPropose();
            setSaid(t('exports.proposedAgain'));
          }}
        >
          {t('exports.proposed')}
        </Button>{' '}
        <span role="status">{said}</span>
      </div>
    </>
  );
}
