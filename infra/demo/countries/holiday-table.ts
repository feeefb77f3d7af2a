import { type Texts, text } from '#infra/demo/texts.ts';

/** A holiday of a country: its name, its day, and its regions where it is not kept in all. */
export type HolidayRow = {
  readonly name: Texts;
  readonly on: string;
  /** The statecodes of the regions, between spaces. */
  readonly regions?: string;
};

const NEW_YEAR = {
  name: text('Neujahr', "New Year's Day"),
  on: '01-01',
};
const EPIPHANY = { name: text('Heilige Drei Könige', 'Epiphany'), on: '01-06' };
const GOOD_FRIDAY = {
  name: text('Karfreitag', 'Good Friday'),
  on: 'easter-2',
};
const EASTER_MONDAY = {
  name: text('Ostermontag', 'Easter Monday'),
  on: 'easter+1',
};
const LABOUR_DAY = {
  name: text('Tag der Arbeit', 'Labour Day'),
  on: '05-01',
};
const ASCENSION = {
  name: text('Christi Himmelfahrt', 'Ascension Day'),
  on: 'easter+39',
};
const WHIT_MONDAY = {
  name: text('Pfingstmontag', 'Whit Monday'),
  on: 'easter+50',
};
const CORPUS_CHRISTI = {
  name: text('Fronleichnam', 'Corpus Christi'),
  on: 'easter+60',
};
const ASSUMPTION = {
  name: text('Mariä Himmelfahrt', 'Assumption Day'),
  on: '08-15',
};
const ALL_SAINTS = {
  name: text('Allerheiligen', "All Saints' Day"),
  on: '11-01',
};
const CHRISTMAS = {
  name: text('Weihnachten', 'Christmas Day'),
  on: '12-25',
};
const SAINT_STEPHEN = {
  name: text('Zweiter Weihnachtstag', 'Boxing Day'),
  on: '12-26',
};

/** The holidays by law of each country; where a town has one of its own, it is not there. */
export const HOLIDAYS: Readonly<Record<string, readonly HolidayRow[]>> = {
  DE: [
    NEW_YEAR,
    { ...EPIPHANY, regions: 'BW BY ST' },
    {
      name: text('Internationaler Frauentag', "International Women's Day"),
      on: '03-08',
      regions: 'BE MV',
    },
    GOOD_FRIDAY,
    EASTER_MONDAY,
    LABOUR_DAY,
    ASCENSION,
    WHIT_MONDAY,
    { ...CORPUS_CHRISTI, regions: 'BW BY HE NW RP SL' },
    { ...ASSUMPTION, regions: 'SL' },
    { name: text('Weltkindertag', "Children's Day"), on: '09-20', regions: 'TH' },
    { name: text('Tag der Deutschen Einheit', 'German Unity Day'), on: '10-03' },
    {
      name: text('Reformationstag', 'Reformation Day'),
      on: '10-31',
      regions: 'BB HB HH MV NI SH SN ST TH',
    },
    { ...ALL_SAINTS, regions: 'BW BY NW RP SL' },
    { name: text('Buß- und Bettag', 'Day of Repentance'), on: 'wed>=11-16', regions: 'SN' },
    CHRISTMAS,
    SAINT_STEPHEN,
  ],
  AT: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_MONDAY,
    { ...LABOUR_DAY, name: text('Staatsfeiertag', 'Labour Day') },
    ASCENSION,
    WHIT_MONDAY,
    CORPUS_CHRISTI,
    ASSUMPTION,
    { name: text('Nationalfeiertag', 'National Day'), on: '10-26' },
    ALL_SAINTS,
    { name: text('Mariä Empfängnis', 'Immaculate Conception'), on: '12-08' },
    { ...CHRISTMAS, name: text('Christtag', 'Christmas Day') },
    { ...SAINT_STEPHEN, name: text('Stefanitag', "Saint Stephen's Day") },
  ],
  CH: [
    NEW_YEAR,
    {
      name: text('Berchtoldstag', "Saint Berchtold's Day"),
      on: '01-02',
      regions: 'AG BE FR GL JU LU NE OW SH SO TG VD ZG ZH',
    },
    {
      ...GOOD_FRIDAY,
      regions: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG UR VD ZG ZH',
    },
    {
      ...EASTER_MONDAY,
      regions: 'AG AI AR BE BL BS FR GE GL GR JU LU NW OW SG SH SO SZ TG TI UR VD ZG ZH',
    },
    { ...LABOUR_DAY, regions: 'BL BS JU NE SH TG TI ZH' },
    { ...ASCENSION, name: { ...ASCENSION.name, de: 'Auffahrt' } },
    {
      ...WHIT_MONDAY,
      regions: 'AG AI AR BE BL BS FR GE GL GR JU LU NW OW SG SH SO SZ TG TI UR VD ZG ZH',
    },
    { ...CORPUS_CHRISTI, regions: 'AI FR JU LU NW OW SZ TI UR VS ZG' },
    {
      name: text('Bundesfeier', 'Swiss National Day'),
      on: '08-01',
    },
    { ...ASSUMPTION, regions: 'AI FR JU LU NW OW SZ TI UR VS ZG' },
    { ...ALL_SAINTS, regions: 'AI FR GL JU LU NW OW SG SZ TI UR VS ZG' },
    CHRISTMAS,
    {
      ...SAINT_STEPHEN,
      name: { ...SAINT_STEPHEN.name, de: 'Stephanstag' },
      regions: 'AG AI AR BE BL BS FR GL GR LU NW OW SG SH SO SZ TG TI UR ZG ZH',
    },
  ],
  LU: [
    NEW_YEAR,
    EASTER_MONDAY,
    LABOUR_DAY,
    { name: text('Europatag', 'Europe Day'), on: '05-09' },
    ASCENSION,
    WHIT_MONDAY,
    { name: text('Nationalfeiertag', 'National Day'), on: '06-23' },
    ASSUMPTION,
    ALL_SAINTS,
    CHRISTMAS,
    SAINT_STEPHEN,
  ],
  DK: [
    NEW_YEAR,
    { name: text('Gründonnerstag', 'Maundy Thursday'), on: 'easter-3' },
    GOOD_FRIDAY,
    EASTER_MONDAY,
    ASCENSION,
    WHIT_MONDAY,
    CHRISTMAS,
    SAINT_STEPHEN,
  ],
};
