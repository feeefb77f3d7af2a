import type { ExportKind } from '#shared/exports/export-kind.ts';
import type { ExportView } from '#shared/exports/export-view.ts';
import { useSaveSettings, useSettings } from '#web/kernel/use-settings.ts';

/** Returns the view of a file that the user keeps for a kind of rows, and what keeps another one, or none. */
export function useExportView(kind: ExportKind) {
  const { data: settings, isLoading } = useSettings();
  const save = useSaveSettings();
  const keep = (next?: ExportView) => save.mutate({ exportViews: { [kind]: next ?? null } });
  return { view: settings?.exportViews[kind], isLoading, keep };
}
