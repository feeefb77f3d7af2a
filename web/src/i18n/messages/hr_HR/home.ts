import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Ovdje administratori uređuju ono što je zajedničko svim zemljama.',
  'home.administrationCountries': 'Na popis zemalja',
  'home.administrationInvited':
    'Tko treba imati pristup, dobiva pozivnicu e-poštom. Otvorite poveznicu iz nje i prijavite se; ovdje se nije moguće registrirati.',
  'home.administrationOther':
    'Vaš račun ne pripada administraciji. Ponude i zahtjeve naći ćete na stranici svoje zemlje.',
  'home.chooseAnimal': 'Odaberite životinje',
  'home.saved': 'Zapamćene ponude i pretrage',
  'home.lead': 'Životinje s ekoloških gospodarstava u Vašoj blizini. Besplatno i bez prijave.',
  'home.located': 'Moja lokacija',
  'home.locating': 'Traži se Vaša lokacija …',
  'home.nearMe': 'U mojoj blizini',
  'home.notLocated': 'Vaš uređaj ne daje lokaciju. Unesite svoj poštanski broj.',
  'home.offersOnline':
    '{count, plural, =0 {Trenutačno ništa ne nudite} one {# Vaša ponuda} few {# Vaše ponude} other {# Vaših ponuda}}',
  'home.pathOffer': 'Ponudite životinje',
  'home.pathOfferAction': 'Prijava i ponuda',
  'home.pathOfferText':
    'Gospodarstva s valjanim ekološkim certifikatom nude besplatno. Ime i kontakt su javni.',
  'home.pathRequestText':
    'Nema odgovarajuće životinje? Ovdje tražite odobrenje za kupnju neekoloških rasplodnih životinja ili pilića.',
  'home.paths': 'Što možete učiniti ovdje',
  'home.placeFailed':
    'Mjesto se trenutačno ne može potražiti. Pokušajte ponovno ili ostavite polje prazno.',
  'home.placeMany': 'Ima više mjesta „{typed}”. Odaberite pravo s popisa.',
  'home.placeUnknown':
    'Mjesto „{typed}” ovdje nije poznato. Provjerite kako je napisano ili ostavite polje prazno: tada pretražujete cijelu zemlju. Druge zemlje naći ćete na dnu stranice.',
  'home.requestsDraft':
    '{count, plural, =0 {Nema otvorenih nacrta} one {Od toga # još nije poslan} few {Od toga # još nisu poslana} other {Od toga # još nije poslano}}',
  'home.requestsTurn':
    '{count, plural, =0 {Nijedan zahtjev ne čeka Vas} one {# zahtjev čeka Vas} few {# zahtjeva čekaju Vas} other {# zahtjeva čeka Vas}}',
  'home.species': '{group}: koje točno?',
  'home.tasks': 'Vaši zadaci',
  'home.title': 'Koje životinje tražite?',
} satisfies Partial<Messages<'home'>>;
