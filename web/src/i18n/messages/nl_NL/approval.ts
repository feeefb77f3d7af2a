import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'Stand van de goedkeuring',
  'approval.view.pending': 'Wacht op u',
  'approval.view.accepted': 'Goedgekeurd',
  'approval.view.rejected': 'Afgewezen',
  'approval.none.pending': 'Er wacht geen aanbod op uw goedkeuring',
  'approval.none.decided': 'Hier staat nog geen aanbod',
  'approval.offeredAgo': 'Nieuw aangeboden {when}',
  'approval.changedAgo': 'Gewijzigd {when}',
  'approval.keys':
    'Zolang de focus in deze lijst staat: A keurt goed, R wijst af, pijltjestoetsen gaan naar een andere aanbieding.',
  'approval.notListed': 'Deze aanbieding staat niet in de lijst',
  'approval.accept': 'Goedkeuren',
  'approval.acceptTogether':
    '{count, plural, one {# aanbieding van deze aanbieder goedkeuren …} other {# aanbiedingen van deze aanbieder goedkeuren …}}',
  'approval.acceptTogetherText':
    'Deze aanbiedingen worden samen goedgekeurd: allemaal of, als er een intussen is gewijzigd, geen enkele.',
  'approval.acceptThese':
    '{count, plural, one {# aanbieding goedkeuren} other {# aanbiedingen goedkeuren}}',
  'approval.heldMany.accept':
    '{count, plural, one {# aanbieding goedgekeurd} other {# aanbiedingen goedgekeurd}}',
  'approval.heldMany.reject':
    '{count, plural, one {# aanbieding afgewezen} other {# aanbiedingen afgewezen}}',
  'approval.heldText':
    'De aanbieder hoort het over {seconds} seconden. Tot dan kunt u het ongedaan maken.',
  'approval.sendNow': 'Nu verzenden',
  'approval.newer': 'De aanbieding is gewijzigd terwijl u keek',
  'approval.newerText': 'Hier staat hoe die nu is. Bekijk dat voordat u beslist.',
  'approval.newerSeen': 'Bekeken, verder naar de beslissing',
  'approval.notDecided': 'De beslissing is niet opgeslagen',
  'approval.rejectTitle': 'Aanbieding afwijzen',
  'approval.template': 'Veelvoorkomende reden',
  'approval.ownWords': 'Eigen woorden',
  'approval.template.certificate':
    'Voor het bedrijf is geen geldig biocertificaat bekend. Lever het alsnog in bij uw controleorgaan.',
  'approval.template.animalkind': 'Het certificaat van het bedrijf noemt deze diersoort niet.',
  'approval.template.category':
    'De opgegeven categorie past niet bij de leeftijd en het gebruiksdoel van de dieren.',
  'approval.template.amount':
    'Het aantal dieren past niet bij de opgegeven veestapel van het bedrijf.',
  'approval.template.unclear': 'De gegevens zijn niet genoeg voor een goedkeuring. Vul aan:',
  'approval.reasonHint': 'De aanbieder leest die letterlijk, ook in de e-mail.',
  'approval.whatOffered': 'Wat wordt aangeboden',
  'approval.foreignBefore':
    'De laatste keer heeft een andere autoriteit beslist. Wat toen werd aangeboden, is hier niet te zien.',
  'approval.unchanged': 'Alle overige gegevens',
  'approval.since.accepted': 'Sinds de goedkeuring op {day}:',
  'approval.since.rejected': 'Sinds de afwijzing op {day}:',
  'approval.noChanges': 'Er is niets gewijzigd.',
  'approval.field': 'Gegeven',
  'approval.before': 'Eerst',
  'approval.now': 'Nu',
  'approval.notApproved': 'geen goedkeuring nodig',
  'approval.supplier': 'Aanbod van deze aanbieder in uw regio’s',
  'approval.event.offer': 'Aanbieding ingediend',
  'approval.event.change': 'Door de aanbieder gewijzigd',
} satisfies Partial<Messages<'approval'>>;
