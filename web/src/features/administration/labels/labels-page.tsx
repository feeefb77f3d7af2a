import { choiceParam, textParam } from '#shared/kernel/list-state.ts';
import { DEFAULT_LOCALE, LOCALES } from '#shared/kernel/locale.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useListState } from '#web/kernel/use-list-state.ts';
import { NARROWINGS } from './label-rows.ts';
import { LabelsEditor, type LabelsEditorProps } from './labels-editor.tsx';
import { useBuiltMessages, useStoredLabels } from './use-labels.ts';
import './labels.css';

const PARAMS = {
  lang: choiceParam(LOCALES, DEFAULT_LOCALE),
  show: choiceParam(NARROWINGS, 'all'),
  q: textParam(),
};

/** Shows every text of the pages by language: the built-in text, and the label that administrators give instead. */
export function LabelsPage() {
  const t = useText();
  const [{ lang, ...state }, change] = useListState(PARAMS);
  const messages = useBuiltMessages(lang);
  return (
    <div className="labels">
      <PageHeading title={t('administration.class.i18nlabels')} />
      <QueryState query={messages} rows={8}>
        {(built) => (
          <Stored key={lang} language={lang} messages={built} state={state} change={change} />
        )}
      </QueryState>
    </div>
  );
}

function Stored(props: Omit<LabelsEditorProps, 'stored'>) {
  const stored = useStoredLabels(props.language);
  return (
    <QueryState query={stored} rows={8}>
      {([first]) => <LabelsEditor {...props} stored={first} />}
    </QueryState>
  );
}
