import type { ScreenClassName } from '#shared/class-screens.ts';
import type { AnyClassScreen } from '#shared/entities/class-screen.ts';
import type { FieldWords } from '#shared/entities/field-words.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntryOptions } from '../use-entry-options.ts';
import { useFieldWords } from '../use-field-words.ts';
import { type EntryRow, isExpected, NONE } from './entry-rows.ts';

type State = { readonly q: string; readonly missing: boolean } & Readonly<
  Record<string, string | boolean>
>;
type Change = (patch: Partial<State>, options?: { readonly replace?: boolean }) => void;

/** Narrows the list of entries while the reader types. */
export function EntriesFilters({
  type,
  screen,
  rows,
  state,
  change,
}: {
  readonly type: ScreenClassName;
  readonly screen: AnyClassScreen;
  readonly rows: readonly EntryRow[];
  readonly state: State;
  readonly change: Change;
}) {
  const t = useText();
  const words = useFieldWords(type);
  const missing = rows.filter((row) => !row.isComplete).length;
  return (
    <search className="entries-filters">
      <TextField
        label={t('words.search')}
        type="search"
        autoComplete="off"
        value={state.q}
        onChange={({ target }) => change({ q: target.value }, { replace: true })}
      />
      {screen.filters.map((filter) => (
        <FilterSelect
          key={filter}
          name={filter}
          screen={screen}
          words={words}
          state={state}
          change={change}
        />
      ))}
      {(missing > 0 || state.missing) && (
        <Button aria-pressed={state.missing} onClick={() => change({ missing: !state.missing })}>
          {t('administration.textMissing', { count: missing })}
        </Button>
      )}
    </search>
  );
}

function FilterSelect({
  name,
  screen,
  words,
  state,
  change,
}: {
  readonly name: string;
  readonly screen: AnyClassScreen;
  readonly words: FieldWords;
  readonly state: State;
  readonly change: Change;
}) {
  const t = useText();
  const field = screen.fields[name];
  const of = field?.control === 'entry' || field?.control === 'entries' ? field.of : 'country';
  const { options: entries } = useEntryOptions(
    of,
    field?.control === 'entry' ? field.where : undefined,
  );
  const options =
    field?.control === 'choice'
      ? field.choices.map((value) => ({ value, label: words.choice(name, value) }))
      : isExpected(field)
        ? [{ value: NONE, label: t('administration.without') }, ...entries]
        : entries;
  return (
    <SelectField
      label={words.name(name)}
      empty={t('words.any')}
      options={options}
      value={String(state[name] ?? '')}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
}
