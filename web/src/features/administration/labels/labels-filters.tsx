import type { Locale } from '#shared/kernel/locale.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { countOf, type LabelRow, NARROWINGS, type Narrowing } from './label-rows.ts';

type Narrowed = { readonly q: string; readonly show: Narrowing };
export type LabelsState = {
  readonly state: Narrowed;
  readonly change: (
    patch: Partial<Narrowed & { readonly lang: Locale }>,
    options?: { readonly replace?: boolean },
  ) => void;
};

/** Narrows the messages: by key and text, and by what is to be done. */
export function LabelsFilters({
  rows,
  state,
  change,
}: LabelsState & { readonly rows: readonly LabelRow[] }) {
  const t = useText();
  const { number } = useFormats();
  const options = NARROWINGS.map((value) => ({
    value,
    label: `${t(value === 'all' ? 'words.any' : `labels.show.${value}`)} (${number(countOf(rows, value))})`,
  }));
  return (
    <search className="label-filters">
      <TextField
        label={t('labels.search')}
        type="search"
        autoComplete="off"
        value={state.q}
        onChange={({ target }) => change({ q: target.value }, { replace: true })}
      />
      <SelectField
        label={t('words.show')}
        options={options}
        value={state.show}
        onChange={({ target }) => {
          const show = NARROWINGS.find((value) => value === target.value);
          if (show !== undefined) change({ show });
        }}
      />
    </search>
  );
}
