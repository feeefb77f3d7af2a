import type { Texts } from '#infra/demo/texts.ts';

/** A holiday of a country: its name, its day, and its regions where it is not kept in all. */
export type HolidayRow = {
  readonly name: Texts;
  readonly on: string;
  /** The statecodes of the regions, between spaces. */
  readonly regions?: string;
};

const NEW_YEAR = {
  name: { de: 'Neujahr', en: "New Year's Day", da: 'Nytårsdag', fr: 'Nouvel An', it: 'Capodanno' },
  on: '01-01',
};
const EPIPHANY = { name: { de: 'Heilige Drei Könige', en: 'Epiphany' }, on: '01-06' };
const GOOD_FRIDAY = {
  name: {
    de: 'Karfreitag',
    en: 'Good Friday',
    da: 'Langfredag',
    fr: 'Vendredi saint',
    it: 'Venerdì santo',
  },
  on: 'easter-2',
};
const EASTER_MONDAY = {
  name: {
    de: 'Ostermontag',
    en: 'Easter Monday',
    da: '2. påskedag',
    fr: 'Lundi de Pâques',
    it: 'Lunedì di Pasqua',
  },
  on: 'easter+1',
};
const LABOUR_DAY = {
  name: { de: 'Tag der Arbeit', en: 'Labour Day', fr: 'Fête du Travail', it: 'Festa del lavoro' },
  on: '05-01',
};
const ASCENSION = {
  name: {
    de: 'Christi Himmelfahrt',
    en: 'Ascension Day',
    da: 'Kristi himmelfartsdag',
    fr: 'Ascension',
    it: 'Ascensione',
  },
  on: 'easter+39',
};
const WHIT_MONDAY = {
  name: {
    de: 'Pfingstmontag',
    en: 'Whit Monday',
    da: '2. pinsedag',
    fr: 'Lundi de Pentecôte',
    it: 'Lunedì di Pentecoste',
  },
  on: 'easter+50',
};
const CORPUS_CHRISTI = {
  name: { de: 'Fronleichnam', en: 'Corpus Christi', fr: 'Fête-Dieu', it: 'Corpus Domini' },
  on: 'easter+60',
};
const ASSUMPTION = {
  name: { de: 'Mariä Himmelfahrt', en: 'Assumption Day', fr: 'Assomption', it: 'Assunzione' },
  on: '08-15',
};
const ALL_SAINTS = {
  name: { de: 'Allerheiligen', en: "All Saints' Day", fr: 'Toussaint', it: 'Ognissanti' },
  on: '11-01',
};
const CHRISTMAS = {
  name: { de: 'Weihnachten', en: 'Christmas Day', da: 'Juledag', fr: 'Noël', it: 'Natale' },
  on: '12-25',
};
const SAINT_STEPHEN = {
  name: {
    de: 'Zweiter Weihnachtstag',
    en: 'Boxing Day',
    da: '2. juledag',
    fr: 'Saint-Étienne',
    it: 'Santo Stefano',
  },
  on: '12-26',
};

/** The holidays by law of each country; where a town has one of its own, it is not there. */
export const HOLIDAYS: Readonly<Record<string, readonly HolidayRow[]>> = {
  DE: [
    NEW_YEAR,
    { ...EPIPHANY, regions: 'BW BY ST' },
    {
      name: { de: 'Internationaler Frauentag', en: "International Women's Day" },
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
    { name: { de: 'Weltkindertag', en: "Children's Day" }, on: '09-20', regions: 'TH' },
    { name: { de: 'Tag der Deutschen Einheit', en: 'German Unity Day' }, on: '10-03' },
    {
      name: { de: 'Reformationstag', en: 'Reformation Day' },
      on: '10-31',
      regions: 'BB HB HH MV NI SH SN ST TH',
    },
    { ...ALL_SAINTS, regions: 'BW BY NW RP SL' },
    { name: { de: 'Buß- und Bettag', en: 'Day of Repentance' }, on: 'wed>=11-16', regions: 'SN' },
    CHRISTMAS,
    SAINT_STEPHEN,
  ],
  AT: [
    NEW_YEAR,
    EPIPHANY,
    EASTER_MONDAY,
    { ...LABOUR_DAY, name: { de: 'Staatsfeiertag', en: 'Labour Day' } },
    ASCENSION,
    WHIT_MONDAY,
    CORPUS_CHRISTI,
    ASSUMPTION,
    { name: { de: 'Nationalfeiertag', en: 'National Day' }, on: '10-26' },
    ALL_SAINTS,
    { name: { de: 'Mariä Empfängnis', en: 'Immaculate Conception' }, on: '12-08' },
    { ...CHRISTMAS, name: { de: 'Christtag', en: 'Christmas Day' } },
    { ...SAINT_STEPHEN, name: { de: 'Stefanitag', en: "Saint Stephen's Day" } },
  ],
  CH: [
    NEW_YEAR,
    {
      name: { de: 'Berchtoldstag', en: "Saint Berchtold's Day", fr: 'Saint-Berchtold' },
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
      name: {
        de: 'Bundesfeier',
        en: 'Swiss National Day',
        fr: 'Fête nationale',
        it: 'Festa nazionale',
      },
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
    { name: { de: 'Europatag', en: 'Europe Day', fr: "Journée de l'Europe" }, on: '05-09' },
    ASCENSION,
    WHIT_MONDAY,
    { name: { de: 'Nationalfeiertag', en: 'National Day', fr: 'Fête nationale' }, on: '06-23' },
    ASSUMPTION,
    ALL_SAINTS,
    CHRISTMAS,
    SAINT_STEPHEN,
  ],
  DK: [
    NEW_YEAR,
    { name: { de: 'Gründonnerstag', en: 'Maundy Thursday', da: 'Skærtorsdag' }, on: 'easter-3' },
    GOOD_FRIDAY,
    EASTER_MONDAY,
    ASCENSION,
    WHIT_MONDAY,
    CHRISTMAS,
    SAINT_STEPHEN,
  ],
};
