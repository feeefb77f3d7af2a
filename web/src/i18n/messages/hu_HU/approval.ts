import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'A jóváhagyás állapota',
  'approval.view.pending': 'Önre vár',
  'approval.view.accepted': 'Jóváhagyva',
  'approval.view.rejected': 'Elutasítva',
  'approval.none.pending': 'Nincs jóváhagyására váró ajánlat',
  'approval.none.decided': 'Itt még nincs ajánlat',
  'approval.offeredAgo': 'Új ajánlat, {when}',
  'approval.changedAgo': 'Módosítva, {when}',
  'approval.keys':
    'Amíg ezen a listán van a fókusz: az A jóváhagy, az R elutasít, a nyilak ajánlatot váltanak.',
  'approval.notListed': 'Ez az ajánlat nincs a listában',
  'approval.accept': 'Jóváhagyás',
  'approval.acceptTogether':
    '{count, plural, one {Az eladó # ajánlatának jóváhagyása…} other {Az eladó # ajánlatának jóváhagyása…}}',
  'approval.acceptTogetherText':
    'Ezeket az ajánlatokat együtt hagyja jóvá: mindet, vagy ha valamelyik közben megváltozott, egyet sem.',
  'approval.acceptThese':
    '{count, plural, one {# ajánlat jóváhagyása} other {# ajánlat jóváhagyása}}',
  'approval.heldMany.accept':
    '{count, plural, one {# ajánlat jóváhagyva} other {# ajánlat jóváhagyva}}',
  'approval.heldMany.reject':
    '{count, plural, one {# ajánlat elutasítva} other {# ajánlat elutasítva}}',
  'approval.heldText': 'Az eladó {seconds} másodperc múlva értesül róla. Addig visszavonhatja.',
  'approval.sendNow': 'Küldés most',
  'approval.newer': 'Az ajánlat megváltozott, miközben nézte',
  'approval.newerText': 'Itt a mostani állapota látható. Nézze meg, mielőtt dönt.',
  'approval.newerSeen': 'Megnéztem, tovább a döntéshez',
  'approval.notDecided': 'A döntést nem sikerült menteni',
  'approval.rejectTitle': 'Ajánlat elutasítása',
  'approval.template': 'Szokásos indok',
  'approval.ownWords': 'Saját szavakkal',
  'approval.template.certificate':
    'A gazdaságnak nincs érvényes ökológiai tanúsítványa. Pótolja a tanúsító szervezeténél.',
  'approval.template.animalkind': 'A gazdaság tanúsítványa nem tartalmazza ezt az állatfajt.',
  'approval.template.category':
    'A megadott kategória nem illik az állatok életkorához és hasznosításához.',
  'approval.template.amount': 'Az állatok száma nem egyezik a gazdaság bejelentett állományával.',
  'approval.template.unclear': 'Az adatok nem elegendők a jóváhagyáshoz. Egészítse ki őket:',
  'approval.reasonHint': 'Az eladó szó szerint olvassa, az e-mailben is.',
  'approval.whatOffered': 'Mit kínál',
  'approval.foreignBefore':
    'Legutóbb másik hatóság döntött. Hogy akkor mit kínáltak, itt nem látható.',
  'approval.unchanged': 'Minden további adat',
  'approval.since.accepted': 'A jóváhagyás óta ({day}):',
  'approval.since.rejected': 'Az elutasítás óta ({day}):',
  'approval.noChanges': 'Semmi sem változott.',
  'approval.field': 'Adat',
  'approval.before': 'Előtte',
  'approval.now': 'Most',
  'approval.notApproved': 'nem kell hozzá jóváhagyás',
  'approval.supplier': 'Az eladó ajánlatai az Ön régióiban',
  'approval.event.offer': 'Ajánlat beküldve',
  'approval.event.change': 'Az eladó módosította',
} satisfies Partial<Messages<'approval'>>;
