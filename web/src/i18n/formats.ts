import { mondayOf } from '#shared/kernel/calendar-week.ts';
import { dayIn } from '#shared/kernel/day.ts';
import { type Locale, languageOf, toLanguageTag } from '#shared/kernel/locale.ts';
import { DAY_MS } from '#shared/kernel/time.ts';
import type { Settings } from '#shared/settings/settings.ts';
import { textLocale } from './text-locale.ts';
import type { Translate } from './texts.ts';

/** The way in which instants are shown. */
export type Clock = {
  /** The reader's wish for clock times; `auto`: as the language has it. */
  readonly timeFormat: Settings['timeFormat'];
  /** The time zone (IANA) of the country, whose days its deadlines are; absent: the reader's. */
  readonly timeZone?: string | undefined;
};

type Unit = 'day' | 'kilobyte' | 'kilometer' | 'megabyte';

/** A day always shows day, month and a year of four digits: `dateStyle: 'short'` would not. */
export type Formats = {
  readonly number: (value: number, digits?: number) => string;
  /** Returns a day: `2026-03-05` or an instant → 05.03.2026. */
  readonly day: (value: string) => string;
  /** Returns a day for decisions and deadlines: 5. März 2026. */
  readonly longDay: (value: string) => string;
  /** Returns day and time: 05.03.2026, 13:07. */
  readonly time: (instant: string) => string;
  /** Returns a clock time: 13:07. */
  readonly clock: (instant: string) => string;
  /** Returns the days since an instant: vor 3 Tagen, heute. */
  readonly daysAgo: (instant: string, now: Date) => string;
  /** Returns a week: `2026-W12` → KW 12. */
  readonly week: (week: string) => string;
  /** Returns the days of a week: `2026-W12` → 16.–22. März. */
  readonly weekDays: (week: string) => string;
  /** Returns the Monday of a week: `2026-W12` → 16.3. */
  readonly monday: (week: string) => string;
  /** Returns a month: `2026-03` → März 2026. */
  readonly month: (month: string) => string;
  /** Returns a month where there is little room: `2026-03` → 03/26. */
  readonly shortMonth: (month: string) => string;
  readonly kilometres: (km: number) => string;
  /** Returns a share in percent: 0.125 → 12,5 %. */
  readonly percent: (share: number) => string;
  /** Returns a number and its unit: 1,4 MB; 3 Tage. */
  readonly unit: (value: number, unit: Unit, digits?: number) => string;
  /** The mark between a name and what is said of it: `: `, in French with a space before it. */
  readonly colon: string;
  /** Compares words as the language sorts. */
  readonly compare: (a: string, b: string) => number;
  /**
   * Returns a list, "A, B and C"; the words between are those of the texts around, which may be in another language.
   */
  readonly list: (items: readonly string[]) => string;
};

const NUMERIC = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** Languages whose short months are numbers or hardly known: their weeks are dated with whole words. */
const LONG_MONTHS: readonly string[] = ['hr', 'lt'];

const HOUR_CYCLES = { auto: {}, '12': { hourCycle: 'h12' }, '24': { hourCycle: 'h23' } } as const;

export function createFormats(
  locale: Locale,
  t: Translate,
  { timeFormat, timeZone }: Clock = { timeFormat: 'auto' },
): Formats {
  const clock = { ...CLOCK, ...HOUR_CYCLES[timeFormat] };
  const tag = toLanguageTag(locale);
  const language = languageOf(locale);
  const numberFormat = kept((digits: number) =>
    numberFormatOf(tag, { maximumFractionDigits: digits }),
  );
  const collator = kept((numeric: boolean) => collatorOf(tag, { numeric }));
  const number = (value: number, digits = 0) => numberFormat(digits).format(value);
  const unit: Formats['unit'] = (value, unit, digits = 0) => {
    const words = numberFormatOf(tag, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'day' ? 'long' : 'short',
      maximumFractionDigits: digits,
    }).format(value);
    // Swedish has a word for a day and its night; spans of work are days.
    return language === 'sv' ? words.replace('dygn', value === 1 ? 'dag' : 'dagar') : words;
  };
  const dates = (options: Intl.DateTimeFormatOptions) =>
    kept((zone: string | undefined) => dateFormatOf(tag, { ...options, timeZone: zone }));
  const dayFormat = (options: Intl.DateTimeFormatOptions) => {
    const format = dates(options);
    return (value: string) => format(isDay(value) ? 'UTC' : timeZone).format(new Date(value));
  };
  const [instants, clocks] = [dates({ ...NUMERIC, ...clock }), dates(clock)];
  const numericDay = dayFormat(NUMERIC);
  const isLong = LONG_MONTHS.includes(language);
  const weekRange = dates({ day: 'numeric', month: isLong ? 'long' : 'short' });
  const parts = language === 'lt' ? '2-digit' : 'numeric';
  const mondays = dates({ day: parts, month: parts });
  const months = dates({ month: 'long', year: 'numeric' });
  const shortMonths = dates({ month: '2-digit', year: '2-digit' });
  return {
    number,
    day: (value) => unbroken(numericDay(value)),
    longDay: dayFormat(LONG),
    time: (instant) => unbroken(instants(timeZone).format(new Date(instant))),
    clock: (instant) => clocks(timeZone).format(new Date(instant)),
    daysAgo: (instant, now) =>
      new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(
        daysBetween(now, new Date(instant), timeZone),
        'day',
      ),
    week: (week) => t('calendar.week', { week: Number(week.slice(6)) }),
    weekDays: (week) => {
      const monday = mondayOf(week);
      const sunday = new Date(monday.getTime() + 6 * DAY_MS);
      // Some languages write 05–11, which stands nowhere else.
      return weekRange('UTC')
        .formatRange(monday, sunday)
        .replaceAll(/\b0(?=\d)/g, '');
    },
    monday: (week) => mondays('UTC').format(mondayOf(week)),
    month: (month) => months('UTC').format(new Date(`${month}-01`)),
    shortMonth: (month) => shortMonths('UTC').format(new Date(`${month}-01`)),
    percent: (share) =>
      numberFormatOf(tag, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    kilometres: (km) => unit(km, 'kilometer'),
    unit,
    colon: languageOf(textLocale(locale)) === 'fr' ? '\u00a0: ' : ': ',
    compare: (a, b) => collator(true).compare(a, b),
    list: (items) => new Intl.ListFormat(toLanguageTag(textLocale(locale))).format(items),
  };
}

// The formats of a language are made once: its texts are made again with each page that brings more of them.
const collatorOf = keptFor(Intl.Collator);
const numberFormatOf = keptFor(Intl.NumberFormat);
const dateFormatOf = keptFor(Intl.DateTimeFormat);

function keptFor<O, F>(Format: new (tag: string, options: O) => F): (tag: string, options: O) => F {
  const formats = kept((key: string) => {
    const [tag, options] = JSON.parse(key);
    return new Format(tag, options);
  });
  return (tag, options) => formats(JSON.stringify([tag, options]));
}

/** Keeps what is made for each key: to make a format takes longer than to use it a hundred times. */
function kept<K, F>(make: (key: K) => F): (key: K) => F {
  const made = new Map<K, F>();
  return (key) => {
    const format = made.get(key) ?? make(key);
    made.set(key, format);
    return format;
  };
}

/** Keeps the parts of a day in one line: 2026. 03. 05. */
const unbroken = (text: string): string => text.replaceAll(/\. (?=\d+\.)/g, '.\u00a0');

/** Tells whether a value is a calendar day, which is the same everywhere. */
const isDay = (value: string): boolean => value.length === '2026-03-05'.length;

function daysBetween(
  from: Date,
  to: Date,
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
) {
  const dayOf = (instant: Date) => Date.parse(dayIn(timeZone, instant));
  return Math.round((dayOf(to) - dayOf(from)) / DAY_MS);
}
