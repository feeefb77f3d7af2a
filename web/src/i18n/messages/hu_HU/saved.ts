import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Ehhez jelentkezzen be. Utána ez a keresés mentve lesz.',
  'saved.askText': 'Naponta legfeljebb egy. Egy érintéssel leállítható.',
  'saved.compare': 'Összehasonlítás',
  'saved.comparison': 'Ajánlatok összehasonlítása',
  'saved.differs': 'eltérő',
  'saved.full': 'Egy fiók legfeljebb {count} keresést ment. Előbb töröljön egy másikat.',
  'saved.gone':
    '{count, plural, one {Egy mentett ajánlat már nem létezik.} other {# mentett ajánlat már nem létezik.}}',
  'saved.keep': 'Keresés mentése',
  'saved.kept': 'Ez a keresés mentve van.',
  'saved.mail': 'Új ajánlatok e-mailben',
  'saved.mailAddress':
    'Az e-mailek a fiók megerősített címére mennek, vagy arra, amellyel bejelentkezik.',
  'saved.name': 'A keresés neve',
  'saved.off': 'Nem kap több új ajánlatot e-mailben',
  'saved.offText': 'A keresései megmaradnak. Ott kapcsolhatja be újra az e-maileket.',
  'saved.offTitle': 'E-mailek leállítása',
  'saved.offers': 'Mentett ajánlatok',
  'saved.offersNone': 'Még nincs. A „Mentés” minden ajánlatnál ott van, bejelentkezés nélkül is.',
  'saved.onDevice': 'Csak ezen a készüléken mentve. Legfeljebb négyet hasonlíthat össze.',
  'saved.searches': 'Mentett keresések',
  'saved.searchesNone':
    'Még nincs. Minden keresés alatt ott van a „Keresés mentése”: utána e-mailben jönnek az új ajánlatok.',
} satisfies Partial<Messages<'saved'>>;
