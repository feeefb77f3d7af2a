import { type RowsProps, textOf } from '../controls/control-props.ts';
import { FoldedRows } from '../controls/folded-rows.tsx';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { useFactNames } from './use-known-facts.ts';

/** Shows the facts that the rules of a ruleset know: the name of each for people, its path and its type. */
export function FactsTable(props: RowsProps) {
  const { words } = useEntryForm();
  const nameOf = useFactNames();
  return (
    <FoldedRows
      {...props}
      columns={[words.name('name'), words.name('paths.path'), words.name('paths.type')]}
      tell={({ path, type, labels }) => {
        const { label } = nameOf(textOf(path), labels);
        return {
          name: label,
          cells: [
            label,
            <code key="path">{textOf(path)}</code>,
            type === undefined ? '' : words.choice('paths.type', textOf(type)),
          ],
        };
      }}
    />
  );
}
