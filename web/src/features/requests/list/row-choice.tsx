import { withChosen } from '#web/components/with-chosen.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { Request } from '../use-request.ts';

export type RowSelection = {
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** A draft lies in no folder: there is nothing to do with it together with others. */
const isSent = ({ data }: Request): boolean => data.status !== 'new';

/** Above the boxes, no heading of theirs: chooses all rows that are shown, or none. */
export function AllRows({
  requests,
  selection: { chosen, onChoose },
}: {
  readonly requests: readonly Request[];
  readonly selection: RowSelection;
}) {
  const t = useText();
  const all = requests.filter(isSent).map(({ id }) => id);
  if (all.length === 0) return <td className="select-cell" />;
  return (
    <td className="select-cell">
      <input
        type="checkbox"
        aria-label={t('requests.selectAll')}
        checked={all.every((id) => chosen.includes(id))}
        onChange={({ target }) => onChoose(target.checked ? all : [])}
      />
    </td>
  );
}

/** The box that chooses a row. */
export function RowChoice({
  request,
  selection: { chosen, onChoose },
}: {
  readonly request: Request;
  readonly selection: RowSelection;
}) {
  const t = useText();
  const { id, data } = request;
  if (!isSent(request)) return <td className="select-cell" />;
  return (
    <td className="select-cell">
      <input
        type="checkbox"
        aria-label={t('requests.select', { number: data.hid ?? id })}
        checked={chosen.includes(id)}
        onChange={({ target }) => onChoose(withChosen(chosen, id, target.checked))}
      />
    </td>
  );
}
