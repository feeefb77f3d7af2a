import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import './selection-bar.css';

/** Shows the acts on the selected rows of a list. The bar stays in sight while any row is selected. */
export function SelectionBar({
  label,
  status,
  clear,
  onClear,
  children,
}: {
  readonly label: string;
  /** The number of selected rows, or how far an act has come with them. */
  readonly status?: string;
  /** Words of the button that selects none. */
  readonly clear: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="selection-bar no-print">
      <legend className="visually-hidden">{label}</legend>
      {status !== undefined && <p role="status">{status}</p>}
      <div className="selection-actions">
        {children}
        <Button size="compact" look="quiet" icon="cross" onClick={onClear}>
          {clear}
        </Button>
      </div>
    </fieldset>
  );
}
