import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldError } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { WeekEdits, WeeksProps } from './use-week-edits.ts';
import type { WeekTexts } from './use-week-texts.ts';
import {
  entryOf,
  mostAnimals,
  type WeekWord,
  WORD_ENTRIES,
  weekLevel,
  wordOf,
  writeWeekEntry,
} from './week-entry.ts';
import { LEVEL_ICONS } from './week-grid.tsx';
import { weekId } from './week-id.ts';
import { WeekInput } from './week-input.tsx';
import { weekLock } from './week-window.ts';

const CARDS_AT_ONCE = 8;

type CardsProps = WeeksProps & {
  readonly weeks: readonly string[];
  readonly edits: WeekEdits;
  readonly texts: WeekTexts;
  /** Animals that the buttons add and take away. */
  readonly step: number;
};

/** Shows one card a week on a phone, some at a time. */
export function WeekCards(props: CardsProps) {
  const t = useText();
  const { weeks, window, errors } = props;
  const open = weeks.filter((week) => weekLock(week, window) === undefined);
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const needed = Math.max(shown, ...Object.keys(errors).map((week) => open.indexOf(week) + 1));
  return (
    <>
      {window.earliest !== undefined && <p className="muted">{props.texts.lockText('tooSoon')}</p>}
      <ul className="plain week-cards">
        {open.slice(0, needed).map((week) => (
          <li key={week}>
            <WeekCard week={week} {...props} />
          </li>
        ))}
      </ul>
      {open.length > needed && (
        <Button size="compact" icon="down" onClick={() => setShown(needed + CARDS_AT_ONCE)}>
          {t('offerform.week.more')}
        </Button>
      )}
    </>
  );
}

function WeekCard({ week, entries, errors, edits, texts, step }: CardsProps & { week: string }) {
  const t = useText();
  const { week: weekName, weekDays } = useFormats();
  const entry = entries[week];
  const level = entry && weekLevel(entry, mostAnimals(Object.values(entries)));
  const error = errors[week];
  const animals = entry?.available ?? 0;
  const name = texts.dated(week);
  const put = (next: typeof entry) => edits.apply([[week, next ?? null]]);
  const stepTo = (next: number) => put(entryOf(Math.max(0, next)));
  return (
    <fieldset className={classNames('week-card', error && 'has-error')}>
      <legend className="visually-hidden">{name}</legend>
      <p className="week-card-head" aria-hidden="true">
        <span className="week-number">{weekName(week)}</span>
        <span className="week-days">{weekDays(week)}</span>
        {level && (
          <span className={`week-sign week-${level}`}>
            <Icon name={LEVEL_ICONS[level]} size={16} />
          </span>
        )}
      </p>
      {error && <FieldError id={`${weekId(week)}-error`}>{error}</FieldError>}
      <div className="week-stepper">
        <Button
          aria-label={t('offerform.week.less', { step, week: name })}
          onClick={() => stepTo(animals - step)}
        >
          −
        </Button>
        <WeekInput
          id={weekId(week)}
          week={week}
          label={name}
          stored={entry === undefined || wordOf(entry) !== undefined ? '' : writeWeekEntry(entry)}
          edits={edits}
        />
        <Button
          aria-label={t('offerform.week.moreAnimals', { step, week: name })}
          onClick={() => stepTo(animals + step)}
        >
          +
        </Button>
        <WordSelect entry={entry} name={name} texts={texts} onChange={put} />
      </div>
    </fieldset>
  );
}

const WORDS = ['none', 'later', 'full'] as const satisfies readonly WeekWord[];

/** Asks for a word instead of a number. */
function WordSelect({
  entry,
  name,
  texts,
  onChange,
}: {
  readonly entry: WeeksProps['entries'][string] | undefined;
  readonly name: string;
  readonly texts: WeekTexts;
  readonly onChange: (entry: WeeksProps['entries'][string] | undefined) => void;
}) {
  const t = useText();
  const word = entry && wordOf(entry);
  return (
    <select
      className="control"
      aria-label={t('offerform.week.instead', { week: name })}
      value={entry === undefined ? '' : (word ?? 'number')}
      onChange={({ target }) => {
        const chosen = WORDS.find((value) => value === target.value);
        onChange(chosen === undefined ? undefined : WORD_ENTRIES[chosen]);
      }}
    >
      <option value="">{t('words.notSaid')}</option>
      {entry && word === undefined && <option value="number">{t('words.animals')}</option>}
      {WORDS.map((word) => (
        <option key={word} value={word}>
          {texts.words[word]}
        </option>
      ))}
    </select>
  );
}
