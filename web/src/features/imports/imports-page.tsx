import { importPath } from '#shared/imports/import-path.ts';
import { choiceParam } from '#shared/kernel/list-state.ts';
import { Tabs } from '#web/components/tabs.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useListState } from '#web/kernel/use-list-state.ts';
import { ImportPage } from './import-page.tsx';

const KINDS = ['farmers', 'offergroups'] as const;
const params = { kind: choiceParam(KINDS, 'farmers') };

/** Lets an administrator bring in the farms of a control body, or breeds and origins. */
export function ImportsPage() {
  const t = useText();
  const [{ kind }] = useListState(params);
  const tabs = KINDS.map((key) => ({ key, label: t(`imports.of.${key}`), to: importPath(key) }));
  return (
    <ImportPage key={kind} kind={kind} title="menu.AdminAgrImport">
      <Tabs label={t('imports.kinds')} tabs={tabs} current={kind} />
    </ImportPage>
  );
}
