import type { Coat } from '#shared/masterdata/coat.ts';

/** The breeds that do not look like the portrait of their species, by its key. */
export const COAT_TABLE: Readonly<
  Record<string, Readonly<Partial<Record<Coat, readonly string[]>>>>
> = {
  cattle: {
    white: ['Charolais'],
    yellow: [
      'Jersey',
      'Gelbvieh',
      'Murnau-Werdenfelser',
      'Limpurger',
      'Blonde d’Aquitaine',
      'Highland',
    ],
    red: ['Limousin'],
    darkRed: ['Angler', 'Rotvieh alter Angler Zuchtrichtung', 'Pinzgauer', 'Maine-Anjou', 'Salers'],
    brown: ['Braunvieh', 'Braunvieh alter Zuchtrichtung'],
    grey: ['Tiroler Grauvieh', 'Weißblaue Belgier'],
    black: ['Tuxer', 'Angus', 'Galloway'],
    redWhite: [
      'Holstein-Rotbunt',
      'Ayrshire',
      'Rotbunt DN',
      'Fleckvieh',
      'Hinterwälder',
      'Vorderwälder',
      'Montbéliarde',
      'Ennstaler Bergschecke',
      'Hereford',
    ],
    blackWhite: ['Holstein-Schwarzbunt', 'Deutsches Schwarzbuntes Niederungsrind', 'Vogesenrind'],
  },
  pigs: {
    yellow: ['Mangalitza'],
    red: ['Duroc', 'Rotbuntes Husumer'],
    black: ['Schwäbisch-Hällisches Landschwein', 'Angler Sattelschwein', 'Iberico', 'Cinta Senese'],
    whiteBlack: ['Bunte Bentheimer', 'Turopolje'],
  },
  sheep: {
    white: [
      'Merinolandschaf',
      'Texel',
      'Ostfriesisches Milchschaf',
      'Lacaune',
      'Skudde',
      'Bentheimer Landschaf',
      'Waldschaf',
      'Tiroler Bergschaf',
    ],
    yellow: ['Coburger Fuchsschaf'],
    grey: ['Heidschnucke', 'Krainer Steinschaf', 'Gotlandschaf'],
    black: ['Romanow'],
    whiteBlack: ['Schwarzköpfiges Fleischschaf', 'Suffolk', 'Rhönschaf'],
  },
  goats: {
    white: ['Weiße Deutsche Edelziege', 'Saanenziege'],
    red: ['Gämsfarbige Gebirgsziege'],
    brown: ['Bunte Deutsche Edelziege', 'Toggenburger', 'Thüringer Wald Ziege'],
    black: ['Murciano-Granadina', 'Walliser Schwarzhalsziege'],
    whiteBlack: ['Pfauenziege'],
  },
  layinghens: {
    white: ['Lohmann LSL', 'Dekalb White', 'Lohmann Sandy', 'ÖTZ Cream'],
    yellow: ['Sulmtaler'],
    black: ['Marans'],
    whiteBlack: ['Sussex'],
  },
  meatchickens: {
    yellow: ['Ranger Gold'],
    red: ['Sasso', 'Kabir'],
  },
  turkeys: {
    white: ['B.U.T. 6'],
    whiteBlack: ['Cröllwitzer Pute'],
  },
  horses: {
    yellow: ['Haflinger', 'Fjordpferd'],
    darkRed: ['Schwarzwälder Kaltblut'],
  },
  rabbits: {
    white: ['Weiße Neuseeländer'],
    grey: ['Helle Großsilber', 'Wiener Blau'],
  },
};
