import { useState } from 'react';
import { Button, type ButtonProps } from '#web/components/button.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { useSession } from '#web/kernel/use-session.ts';
import type { ExportDialogProps } from './export-dialog.tsx';

/** The dialog of an export, with its texts, when it is opened. */
const LazyExportDialog = lazyPart<ExportDialogProps>(
  () => import('./export-dialog.tsx').then((file) => file.ExportDialog),
  ['exports', 'errors'],
);

/** Shows the button "Export" of a list: it exports all rows of the list under its filters. */
export function ExportButton({
  label,
  size = 'normal',
  ...asked
}: Omit<ExportDialogProps, 'account' | 'onClose'> & {
  readonly label: string;
  readonly size?: NonNullable<ButtonProps['size']>;
}) {
  const [isOpen, setOpen] = useState(false);
  const session = useSession();
  const account = session.status === 'signedIn' ? session.account.id : '';
  return (
    <>
      <Button icon="download" size={size} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyExportDialog
          key={account}
          account={account}
          {...asked}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
