import type { ReactNode } from 'react';
import { referredClass } from '#shared/class-screens.ts';
import type { Field, Fields } from '#shared/entities/class-screen.ts';
import type { FieldWords } from '#shared/entities/field-words.ts';
import { languageName } from '#shared/kernel/language-name.ts';
import { LOCALES, toLanguageTag } from '#shared/kernel/locale.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { pinsOf } from './pins-of.ts';
import { useEntryName } from './use-entry-name.ts';
import { useEntryOptions } from './use-entry-options.ts';

type Props = {
  readonly field: Field;
  readonly path: string;
  readonly value: unknown;
  readonly words: FieldWords;
};

/** The value of a field in words, as changes and lists show it. */
export function ValueText({ field, path, value, words }: Props): ReactNode {
  const t = useText();
  const { day, number, list } = useFormats();
  if (isEmpty(value) && !(field.control === 'fact' && value === null))
    return <span className="muted">{t('words.notSaid')}</span>;
  switch (field.control) {
    case 'yes':
      return t(value === true ? 'inputs.yes' : 'inputs.no');
    case 'number':
      return typeof value === 'number' ? number(value, 6) : String(value);
    case 'day':
      return day(String(value));
    case 'choice':
      return words.choice(path, String(value));
    case 'choices':
      return list(stringsOf(value).map((choice) => words.choice(path, choice)));
    case 'entry':
      return <EntryNames of={field.of} ids={[String(value)]} />;
    case 'entries':
      return <EntryNames of={field.of} ids={stringsOf(value)} />;
    case 'pin':
      return <PinNames of={field.of} pins={[value]} />;
    case 'pins':
      return <PinNames of={field.of} pins={value} />;
    case 'texts':
    case 'pages':
      return <Texts texts={value} />;
    case 'numbers':
      return list(Array.isArray(value) ? value.map(String) : []);
    case 'lines':
    case 'stepAnswers':
      return list(stringsOf(value));
    case 'fact':
      return <FactText value={value} />;
    case 'rows':
      return <Rows fields={field.fields} path={path} rows={value} words={words} />;
    case 'part':
      return <Members fields={field.fields} path={path} data={value} words={words} />;
    default:
      return String(value);
  }
}

/** Shows the value of a fact, as it is written in a rule. */
export function FactText({ value }: { readonly value: unknown }): ReactNode {
  const t = useText();
  const { number, list } = useFormats();
  const written = (single: unknown): string => {
    if (single === null || single === undefined) return t('words.notSaid');
    if (typeof single === 'boolean') return t(single ? 'inputs.yes' : 'inputs.no');
    return typeof single === 'number' ? number(single, 6) : String(single);
  };
  return Array.isArray(value) ? list(value.map(written)) : written(value);
}

function EntryNames({ of, ids }: { readonly of: string; readonly ids: readonly string[] }) {
  const { list } = useFormats();
  const entryName = useEntryName();
  const { items } = useEntitiesById(referredClass(of), ids);
  return list(
    ids.map((id) => entryName(items.find((item) => item.id === id) ?? { id, data: {} }).label),
  );
}

function PinNames({ of, pins }: { readonly of: string; readonly pins: unknown }) {
  const t = useText();
  const { list } = useFormats();
  const { options } = useEntryOptions(of);
  const nameOf = (id: string) => options.find(({ value }) => value === id)?.label ?? id;
  return list(
    pinsOf(pins).map(({ id, rev }) => t('administration.pinned', { name: nameOf(id), rev })),
  );
}

function Texts({ texts }: { readonly texts: unknown }) {
  const labels = Array.isArray(texts) ? texts : [];
  return (
    <ul className="plain">
      {LOCALES.map((locale) => {
        const text = labels.find(({ lang }) => lang === locale);
        return text === undefined ? null : (
          <li key={locale}>
            <span className="muted">{languageName(locale)}:</span>{' '}
            <span lang={toLanguageTag(locale)}>{text.label ?? text.content}</span>
          </li>
        );
      })}
    </ul>
  );
}

type Inner<N extends string> = { readonly [K in N]: unknown } & {
  readonly fields: Fields;
  readonly path: string;
  readonly words: FieldWords;
};

function Rows({ fields, path, rows, words }: Inner<'rows'>) {
  const list = Array.isArray(rows) ? rows : [];
  return (
    <ol>
      {list.map((row, index) => (
        // Rows are told apart by their places alone: any of their members may be empty or repeated.
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
        <li key={index}>
          <Members fields={fields} path={path} data={row} words={words} />
        </li>
      ))}
    </ol>
  );
}

function Members({ fields, path, data, words }: Inner<'data'>) {
  const members = Object.entries(data ?? {}).filter(([, value]) => !isEmpty(value));
  return (
    <dl className="facts">
      {members.map(([name, value]) => {
        const field = fields[name];
        return field === undefined ? null : (
          <div key={name}>
            <dt>{words.name(`${path}.${name}`)}</dt>
            <dd>
              <ValueText field={field} path={`${path}.${name}`} value={value} words={words} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
