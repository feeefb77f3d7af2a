import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import { writeListState } from '#shared/kernel/list-state.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { listPath } from '../administration-paths.ts';
import { entriesParams, NO_NARROWING, narrowed } from '../entries/entry-rows.ts';
import { useEntryRows } from '../entries/use-entry-rows.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Counts the entries of a class that its list shows under these filters, and leads to that list. */
export function WaitingEntries({
  type,
  narrowing,
  text,
}: {
  readonly type: ScreenClassName;
  readonly narrowing: Readonly<Record<string, string | boolean>>;
  readonly text: 'administration.breedsMissing' | 'administration.textsMissingIn';
}) {
  const t = useText();
  const { data: rows = [], isLoading } = useEntryRows(type);
  const screen = classScreens[type];
  const state = { ...NO_NARROWING(screen.filters), ...narrowing };
  const count = narrowed(rows, state, screen).length;
  const search = writeListState(entriesParams(screen.filters), new URLSearchParams(), narrowing);
  return (
    <WaitingLine isComing={isLoading} count={count} to={`${listPath(type)}?${search}`}>
      {t(text, { count, name: t(`administration.class.${type}`) })}
    </WaitingLine>
  );
}
