import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Tam prisijunkite. Tada ši paieška bus įsiminta.',
  'saved.askText': 'Ne dažniau kaip kartą per dieną. Atsisakysite vienu paspaudimu.',
  'saved.compare': 'Palyginti',
  'saved.comparison': 'Pasiūlymų palyginimas',
  'saved.differs': 'skiriasi',
  'saved.full': 'Paskyra įsimena daugiausia paieškų: {count}. Pirma ištrinkite kurią nors kitą.',
  'saved.gone':
    '{count, plural, one {# įsiminto pasiūlymo nebėra.} few {# įsimintų pasiūlymų nebėra.} many {# įsiminto pasiūlymo nebėra.} other {# įsimintų pasiūlymų nebėra.}}',
  'saved.keep': 'Įsiminti paiešką',
  'saved.kept': 'Paieška įsiminta.',
  'saved.mail': 'Nauji pasiūlymai el. paštu',
  'saved.mailAddress':
    'Laiškai siunčiami patvirtintu paskyros adresu arba tuo, kuriuo prisijungiate.',
  'saved.name': 'Paieškos pavadinimas',
  'saved.off': 'Naujų pasiūlymų el. paštu nebegausite',
  'saved.offText': 'Jūsų paieškos lieka įsimintos. Ten laiškus vėl įjungsite.',
  'saved.offTitle': 'Nebegauti laiškų',
  'saved.offers': 'Įsiminti pasiūlymai',
  'saved.offersNone':
    'Kol kas nėra. „Įsiminti“ rasite prie kiekvieno pasiūlymo, paskyros nereikia.',
  'saved.onDevice': 'Įsiminta tik šiame įrenginyje. Palyginti galima iki keturių.',
  'saved.searches': 'Įsimintos paieškos',
  'saved.searchesNone':
    'Kol kas nėra. Po kiekviena paieška yra „Įsiminti paiešką“: tada nauji pasiūlymai ateina el. paštu.',
} satisfies Partial<Messages<'saved'>>;
