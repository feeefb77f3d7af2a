import type { Field } from '#shared/entities/class-screen.ts';
import { type Labels, labelIn } from '#shared/kernel/label.ts';
import { languageName } from '#shared/kernel/language-name.ts';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { FieldSet } from '#web/components/field.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';
import { labelsOf } from '../labels-of.ts';
import { textsIn } from '../missing-texts.ts';
import { useNeededLanguages } from '../use-needed-languages.ts';
import { type ControlProps, useFieldProps } from './control-props.ts';
import { useTextOrder } from './use-text-order.ts';

type Texts = Extract<Field, { readonly control: 'texts' }>;

/** Asks for a text in each language: the needed languages first, with the text that is shown where one is missing. */
export function TextsInput({ field, path, value, onChange }: ControlProps<Texts>) {
  const t = useText();
  const { needed, others } = useNeededLanguages()(useEntryForm().data);
  const { label, ...props } = useFieldProps(path, field);
  const texts = labelsOf(value);
  const { begun, put } = useTextOrder(texts);
  const row = (locale: Locale) => (
    <TextRow
      key={locale}
      field={field}
      path={path}
      locale={locale}
      texts={texts}
      isNeeded={needed.includes(locale)}
      onChange={(label) => {
        const rest = texts.filter(({ lang }) => lang !== locale);
        // An empty text is none, so that the next language is shown in its place.
        onChange(label === '' ? rest : put(rest, { lang: locale, label }));
      }}
    />
  );
  const isUsed = others.some((locale) => begun.includes(locale));
  const count = { have: textsIn(texts, needed), of: needed.length };
  return (
    <FieldSet
      {...props}
      label={<TermText term={label}>{t('administration.languages', count)}</TermText>}
    >
      <div className="texts-grid">{needed.map(row)}</div>
      {others.length > 0 && (
        <details open={isUsed}>
          <summary>{t('administration.otherLanguages', { count: others.length })}</summary>
          <div className="texts-grid">{others.map(row)}</div>
        </details>
      )}
    </FieldSet>
  );
}

function TextRow({
  field,
  path,
  locale,
  texts,
  isNeeded,
  onChange,
}: {
  readonly field: Texts;
  readonly path: string;
  readonly locale: Locale;
  readonly texts: Labels;
  readonly isNeeded: boolean;
  readonly onChange: (text: string) => void;
}) {
  const t = useText();
  const { words } = useEntryForm();
  const id = `${controlId(path)}-${locale}`;
  const own = texts.find(({ lang }) => lang === locale)?.label ?? '';
  const shown = labelIn(texts, locale);
  const input = {
    id,
    className: 'control full',
    lang: toLanguageTag(locale),
    value: own,
    placeholder: own === '' ? (shown?.label ?? '') : '',
    'aria-label': `${words.name(path)}, ${languageName(locale)}`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(target.value),
  };
  return (
    <div className="texts-row">
      <label htmlFor={id}>{languageName(locale)}</label>
      {field.long ? <textarea rows={3} {...input} /> : <input type="text" {...input} />}
      {isNeeded && own === '' && (
        <span className="texts-missing">{t('administration.missing')}</span>
      )}
    </div>
  );
}
