import { ImportPage } from './import-page.tsx';

/** Lets a control body bring in its customers. */
export function CustomerImportPage() {
  return <ImportPage kind="customers" title="menu.InsImportAgr" />;
}
