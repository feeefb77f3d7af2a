import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'Stanje odobrenja',
  'approval.view.pending': 'Čeka Vas',
  'approval.view.accepted': 'Odobreno',
  'approval.view.rejected': 'Odbijeno',
  'approval.none.pending': 'Nijedna ponuda ne čeka Vaše odobrenje',
  'approval.none.decided': 'Ovdje još nema ponuda',
  'approval.offeredAgo': 'Novo u ponudi {when}',
  'approval.changedAgo': 'Promijenjeno {when}',
  'approval.keys': 'Dok je fokus na ovom popisu: A odobrava, R odbija, strelice mijenjaju ponudu.',
  'approval.notListed': 'Ova ponuda nije na popisu',
  'approval.accept': 'Odobri',
  'approval.acceptTogether':
    '{count, plural, one {Odobri # ponudu ovog ponuditelja …} few {Odobri # ponude ovog ponuditelja …} other {Odobri # ponuda ovog ponuditelja …}}',
  'approval.acceptTogetherText':
    'Ove se ponude odobravaju zajedno: sve ili, ako je neka u međuvremenu promijenjena, nijedna.',
  'approval.acceptThese':
    '{count, plural, one {Odobri # ponudu} few {Odobri # ponude} other {Odobri # ponuda}}',
  'approval.heldMany.accept':
    '{count, plural, one {Odobrena # ponuda} few {Odobrene # ponude} other {Odobreno # ponuda}}',
  'approval.heldMany.reject':
    '{count, plural, one {Odbijena # ponuda} few {Odbijene # ponude} other {Odbijeno # ponuda}}',
  'approval.heldText': 'Ponuditelj će saznati za {seconds} s. Do tada možete poništiti.',
  'approval.sendNow': 'Pošalji odmah',
  'approval.newer': 'Ponuda je promijenjena dok ste je gledali',
  'approval.newerText': 'Ovdje je kakva je sada. Pogledajte je prije nego što odlučite.',
  'approval.newerSeen': 'Pogledano, dalje na odluku',
  'approval.notDecided': 'Odluka nije spremljena',
  'approval.rejectTitle': 'Odbijanje ponude',
  'approval.template': 'Uobičajeni razlog',
  'approval.ownWords': 'Vlastite riječi',
  'approval.template.certificate':
    'Za gospodarstvo nema valjanog ekološkog certifikata. Dostavite ga naknadno svojem kontrolnom tijelu.',
  'approval.template.animalkind': 'Certifikat gospodarstva ne navodi ovu vrstu životinja.',
  'approval.template.category': 'Navedena kategorija ne odgovara dobi i namjeni životinja.',
  'approval.template.amount':
    'Broj životinja ne odgovara prijavljenom brojnom stanju gospodarstva.',
  'approval.template.unclear': 'Podaci nisu dovoljni za odobrenje. Dopunite:',
  'approval.reasonHint': 'Ponuditelj ga čita doslovno, i u e-poruci.',
  'approval.whatOffered': 'Što se nudi',
  'approval.foreignBefore':
    'Zadnji je put odlučilo drugo nadležno tijelo. Što se tada nudilo, ovdje se ne vidi.',
  'approval.unchanged': 'Svi ostali podaci',
  'approval.since.accepted': 'Od odobrenja {day}:',
  'approval.since.rejected': 'Od odbijanja {day}:',
  'approval.noChanges': 'Ništa nije promijenjeno.',
  'approval.field': 'Podatak',
  'approval.before': 'Prije',
  'approval.now': 'Sada',
  'approval.notApproved': 'ne treba odobrenje',
  'approval.supplier': 'Ponude ovog ponuditelja u Vašim regijama',
  'approval.event.offer': 'Ponuda poslana',
  'approval.event.change': 'Promijenio ponuditelj',
} satisfies Partial<Messages<'approval'>>;
