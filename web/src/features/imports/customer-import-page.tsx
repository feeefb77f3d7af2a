import { ImportPage } from './import-page.tsx';

/** A control body brings in its customers. */
export function CustomerImportPage() {
  return <ImportPage kind="customers" title="menu.InsImportAgr" />;
}
