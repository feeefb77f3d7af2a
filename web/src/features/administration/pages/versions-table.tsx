import { PAGE_CHANGES } from '#shared/content/limits.ts';
import { todayIn } from '#shared/countries/time-zone.ts';
import { RadioGroup } from '#web/components/choice-group.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { type RowsProps, textOf, useFieldProps } from '../controls/control-props.ts';
import { isObject, isSame } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';

/**
 * Asks whether a page is corrected or has a new version, and of that its day and what has changed. A new page has its
 * first version from when it is saved.
 */
export function VersionsTable({ field, path, value, onChange }: RowsProps) {
  const t = useText();
  const { now } = useKernel();
  const { data: country } = useCountry();
  const today = useToday();
  const { id, Controls } = useEntryForm();
  const props = useFieldProps(path, field);
  const { data: stored } = useEntity('cmspage', id);
  if (!stored) return null;
  const changes = stored.data.changes ?? [];
  const rows = Array.isArray(value) ? value.filter(isObject) : [];
  // The day that is typed may be that of an earlier version.
  const index = rows.findIndex((row) => !changes.some((earlier) => isSame(earlier, row)));
  const row = rows[index];
  const dayOf = (version: unknown) => {
    const text = textOf(version);
    const instant = new Date(text);
    // While somebody types, the text is no instant yet, though a browser reads `1` as one.
    const isTyped = !/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(instant.getTime());
    return isTyped ? text : todayIn(country, instant);
  };
  const instantOf = (day: unknown) => {
    if (day === today) return new Date(now()).toISOString();
    return /^\d{4}-\d{2}-\d{2}$/.test(textOf(day)) ? `${textOf(day)}T12:00:00.000Z` : day;
  };
  return (
    <>
      <RadioGroup
        {...props}
        choices={(['correction', 'version'] as const).map((kind) => ({
          value: kind,
          label: t(`administration.page.${kind}`),
          hint: t(`administration.page.${kind}Hint`),
        }))}
        value={row ? 'version' : 'correction'}
        onChange={(kind) =>
          onChange(
            kind === 'version'
              ? [...changes, { version: instantOf(today), summary: [] }].slice(-PAGE_CHANGES)
              : stored.data.changes,
          )
        }
      />
      {row && (
        <Controls
          fields={field.fields}
          path={`${path}.${index}`}
          data={{ ...row, version: dayOf(row.version) }}
          onChange={(next) =>
            onChange(rows.with(index, { ...next, version: instantOf(next.version) }))
          }
        />
      )}
    </>
  );
}
