import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Aici administratorii întrețin ceea ce le trebuie tuturor țărilor.',
  'home.administrationCountries': 'La lista țărilor',
  'home.administrationInvited':
    'Cine trebuie să facă parte din echipă primește o invitație prin e-mail. Deschideți linkul din ea și conectați-vă; aici nu vă puteți înregistra.',
  'home.administrationOther':
    'Contul dumneavoastră nu ține de administrare. Ofertele și cererile sunt pe pagina țării dumneavoastră.',
  'home.chooseAnimal': 'Alegeți animalele',
  'home.saved': 'Oferte și căutări salvate',
  'home.lead': 'Animale de la ferme ecologice din apropiere. Gratuit și fără cont.',
  'home.located': 'Poziția mea',
  'home.locating': 'Se caută poziția dumneavoastră…',
  'home.nearMe': 'În apropierea mea',
  'home.notLocated': 'Dispozitivul nu spune unde vă aflați. Vă rugăm să introduceți codul poștal.',
  'home.offersOnline':
    '{count, plural, =0 {Momentan nu oferiți nimic} one {# ofertă a dumneavoastră} few {# oferte ale dumneavoastră} other {# de oferte ale dumneavoastră}}',
  'home.pathOffer': 'Oferiți animale',
  'home.pathOfferAction': 'Conectați-vă și oferiți',
  'home.pathOfferText':
    'Fermele cu certificat ecologic valabil pot oferi gratuit. Numele și datele de contact sunt publice.',
  'home.pathRequestText':
    'Nu ați găsit animalul potrivit? Aici cereți derogarea cu care puteți cumpăra animale de reproducție sau pui neecologici.',
  'home.paths': 'Ce puteți face aici',
  'home.placeFailed':
    'Localitatea nu poate fi căutată acum. Încercați din nou sau lăsați câmpul gol.',
  'home.placeMany': 'Există mai multe localități „{typed}”. Alegeți-o din listă pe cea corectă.',
  'home.placeUnknown':
    'Nu cunoaștem aici „{typed}”. Verificați cum ați scris sau lăsați câmpul gol: atunci căutați în toată țara. Alte țări găsiți în josul paginii.',
  'home.requestsDraft':
    '{count, plural, =0 {Nicio ciornă} one {Din care # netrimisă} few {Din care # netrimise} other {Din care # netrimise}}',
  'home.requestsTurn':
    '{count, plural, =0 {Nicio cerere nu vă așteaptă} one {# cerere vă așteaptă} few {# cereri vă așteaptă} other {# de cereri vă așteaptă}}',
  'home.species': '{group}: care anume?',
  'home.tasks': 'Ce aveți de făcut',
  'home.title': 'Ce animale căutați?',
} satisfies Partial<Messages<'home'>>;
