import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { memo, useMemo } from 'react';
import { type Locale, toLanguageTag } from '#shared/kernel/locale.ts';
import { Button } from '#web/components/button.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { TextArea } from '#web/components/text-field.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { labelProblem } from './check-label.ts';
import { changedEntry, fieldText, type LabelChange, type LabelRow } from './label-rows.ts';
import { pluralsOf, sampleValues } from './message-parts.ts';
import { problemText } from './problem-text.ts';

const NUMBERS = [0, 1, 2, 5, 21];

export const fieldIdOf = (key: string): string => `label-${key}`;

type Props = {
  readonly row: LabelRow;
  readonly language: Locale;
  readonly change: LabelChange | undefined;
  /** The server's reason for a refusal of the label. */
  readonly refusal: string | undefined;
  readonly onChange: (key: string, change: LabelChange) => void;
};

/** Shows a message beside its field: the sources, what the label says, and whether it can be saved. */
export const LabelRowItem = memo(function LabelRowItem(props: Props) {
  const { row, language, change, refusal, onChange } = props;
  const t = useText();
  const { colon } = useFormats();
  const entry = changedEntry(row, change);
  const text = fieldText(row, change);
  const problem = useMemo(
    () => (entry === undefined ? undefined : labelProblem(entry.label, row.german, language)),
    [entry, row.german, language],
  );
  const error = problem === undefined ? refusal : problemText(t, problem);
  return (
    <li className="label-row">
      <div>
        <p className="label-key">
          <code>{row.key}</code>
        </p>
        <p lang="de-DE">{row.german}</p>
        <p lang="en-GB">{row.english}</p>
        <LabelStates row={row} isChanged={change !== undefined} />
      </div>
      <div className="label-text">
        <TextArea
          id={fieldIdOf(row.key)}
          label={<span className="visually-hidden">{row.key}</span>}
          error={error}
          rows={text.length > 80 ? 3 : 1}
          lang={toLanguageTag(language)}
          value={text}
          onChange={({ target }) => onChange(row.key, { label: target.value })}
        />
        <Length length={text.length} longest={row.longest} />
        <Samples text={text} language={language} />
        {entry !== undefined && (
          <div className="label-acts">
            <label>
              <input
                type="checkbox"
                checked={entry.reviewed === true}
                aria-label={t('labels.reviewed') + colon + row.key}
                onChange={({ target }) => onChange(row.key, { reviewed: target.checked })}
              />
              <span aria-hidden="true">{t('labels.reviewed')}</span>
            </label>
            <Button
              size="compact"
              look="quiet"
              aria-label={t('words.resetText') + colon + row.key}
              onClick={() => onChange(row.key, { label: row.own ?? '' })}
            >
              {t('words.resetText')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
});

/** Tells whether a text fits where the longest text of any language does. */
function Length({ length, longest }: { readonly length: number; readonly longest: number }) {
  const t = useText();
  const { number } = useFormats();
  const values = { length: number(length), longest: number(longest) };
  return length > longest && <p className="small label-long">{t('labels.longer', values)}</p>;
}

function LabelStates({ row, isChanged }: { readonly row: LabelRow; readonly isChanged: boolean }) {
  const t = useText();
  return (
    <p className="chips">
      {row.isMissing && (
        <StatusChip tone="warn" icon="warning">
          {t('administration.missing')}
        </StatusChip>
      )}
      {row.isOutdated && (
        <StatusChip tone="warn" icon="warning">
          {t('labels.show.outdated')}
        </StatusChip>
      )}
      {row.entry !== undefined && (
        <StatusChip tone="info" icon="info">
          {t('labels.show.own')}
        </StatusChip>
      )}
      {isChanged && (
        <StatusChip tone="off" icon="info">
          {t('words.notSavedYet')}
        </StatusChip>
      )}
    </p>
  );
}

function Samples({ text, language }: { readonly text: string; readonly language: Locale }) {
  const t = useText();
  const samples = useMemo(() => pluralSamples(text, language), [text, language]);
  if (samples.length === 0) return null;
  return (
    <dl className="label-samples small" aria-label={t('words.preview')}>
      {samples.map((sample) => (
        <div key={sample.number}>
          <dt>{sample.number}</dt>
          <dd lang={toLanguageTag(language)}>{sample.text}</dd>
        </div>
      ))}
    </dl>
  );
}

type PluralSample = { readonly number: number; readonly text: string };

/**
 * Returns the texts of a label that counts, for some numbers, by the rules of its language; none for a label that
 * does not count, or is broken.
 */
export function pluralSamples(label: string, locale: Locale): readonly PluralSample[] {
  try {
    const message = parse(label);
    if (pluralsOf(message).length === 0) return [];
    const format = new IntlMessageFormat(message, toLanguageTag(locale));
    return NUMBERS.map((number) => ({
      number,
      text: String(format.format({ ...sampleValues(message, number) })),
    }));
  } catch {
    return [];
  }
}
