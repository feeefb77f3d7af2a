import { type ReactNode, useId, useMemo, useState } from 'react';
import { makeTextTest } from '#shared/kernel/fold-text.ts';
import { type Labelled, useText } from '#web/i18n/text-provider.tsx';
import { Button } from './button.tsx';
import { ChoiceRow } from './choice-group.tsx';
import { Dialog } from './dialog.tsx';
import { LoadingState } from './loading-state.tsx';
import type { PickListProps, PickOption } from './pick-list.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  readonly title: ReactNode;
  readonly options: readonly PickOption[];
  readonly value: readonly string[];
  readonly single: boolean;
  readonly isPending: boolean;
  readonly nothingFound: PickListProps['nothingFound'];
  readonly onDone: (value: readonly string[]) => void;
  readonly onClose: () => void;
};

export function PickListDialog({
  title,
  options,
  value,
  single,
  isPending,
  nothingFound,
  onDone,
  onClose,
}: Props) {
  const t = useText();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(value);
  const matches = useMemo(() => {
    const isWanted = makeTextTest(search.trim());
    return options.filter((option) => isWanted(option.label));
  }, [options, search]);
  const groups = useMemo(() => groupOptions(matches), [matches]);
  const toggle = (value: string, checked: boolean) =>
    setChosen(
      single ? [value] : checked ? [...chosen, value] : chosen.filter((old) => old !== value),
    );
  return (
    <Dialog title={title} look="sheet" onClose={onClose}>
      <form
        className="pick-form"
        onSubmit={(event) => {
          event.preventDefault();
          onDone(chosen);
        }}
      >
        <TextField
          label={t('pick.search')}
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="pick-search"
        />
        {isPending ? (
          <LoadingState />
        ) : (
          <>
            <p className="muted small" aria-live="polite">
              {t('pick.found', { count: matches.length })}
              {!single && ` · ${t('pick.chosen', { count: chosen.length })}`}
            </p>
            {matches.length === 0 && nothingFound && (
              <Button size="compact" onClick={() => nothingFound.onChoose(search.trim())}>
                {nothingFound.label}
              </Button>
            )}
            <PickRows groups={groups} chosen={chosen} single={single} onToggle={toggle} />
          </>
        )}
        <div className="buttons">
          <Button type="submit" look="primary">
            {t('action.apply')}
          </Button>
          {!single && chosen.length > 0 && (
            <Button look="quiet" onClick={() => setChosen([])}>
              {t('pick.clear')}
            </Button>
          )}
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

type Group = { readonly name: Labelled | undefined; readonly options: readonly PickOption[] };

function PickRows({
  groups,
  chosen,
  single,
  onToggle,
}: {
  readonly groups: readonly Group[];
  readonly chosen: readonly string[];
  readonly single: boolean;
  readonly onToggle: (value: string, checked: boolean) => void;
}) {
  const name = useId();
  return (
    <div className="pick-rows">
      {groups.map((group) => (
        <fieldset key={group.name?.label ?? ''} className="pick-group">
          {group.name && <legend lang={group.name.lang}>{group.name.label}</legend>}
          {group.options.map((option) => (
            <ChoiceRow
              key={option.value}
              type={single ? 'radio' : 'checkbox'}
              name={single ? name : undefined}
              choice={option}
              checked={chosen.includes(option.value)}
              onChange={(checked) => onToggle(option.value, checked)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function groupOptions(options: readonly PickOption[]): Group[] {
  return [...Map.groupBy(options, ({ group }) => group?.label).values()].map((members) => ({
    name: members[0]?.group,
    options: members,
  }));
}
