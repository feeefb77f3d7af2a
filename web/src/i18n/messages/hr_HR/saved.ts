import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Za to se prijavite. Zatim će ova pretraga biti zapamćena.',
  'saved.askText': 'Najviše jednom dnevno. Odjava jednim dodirom.',
  'saved.compare': 'Usporedi',
  'saved.comparison': 'Usporedba ponuda',
  'saved.differs': 'različito',
  'saved.full': 'Račun pamti najviše {count} pretraga. Najprije obrišite neku drugu.',
  'saved.gone':
    '{count, plural, one {# zapamćena ponuda više ne postoji.} few {# zapamćene ponude više ne postoje.} other {# zapamćenih ponuda više ne postoji.}}',
  'saved.keep': 'Zapamti pretragu',
  'saved.kept': 'Pretraga je zapamćena.',
  'saved.mail': 'Nove ponude e-poštom',
  'saved.mailAddress':
    'Poruke stižu na potvrđenu adresu računa ili na adresu e-pošte s kojom se prijavljujete.',
  'saved.name': 'Naziv pretrage',
  'saved.off': 'Više nećete dobivati nove ponude e-poštom',
  'saved.offText': 'Vaše pretrage ostaju zapamćene. Tamo ponovno uključujete e-poštu.',
  'saved.offTitle': 'Isključivanje e-pošte',
  'saved.offers': 'Zapamćene ponude',
  'saved.offersNone': 'Još nijedna. „Zapamti” stoji uz svaku ponudu, i bez prijave.',
  'saved.onDevice': 'Zapamćeno samo na ovom uređaju. Možete usporediti najviše četiri.',
  'saved.searches': 'Zapamćene pretrage',
  'saved.searchesNone':
    'Još nijedna. Ispod svake pretrage stoji „Zapamti pretragu”: tada nove ponude stižu e-poštom.',
} satisfies Partial<Messages<'saved'>>;
