import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'Godkännandets läge',
  'approval.view.pending': 'Väntar på dig',
  'approval.view.accepted': 'Godkända',
  'approval.view.rejected': 'Avvisade',
  'approval.none.pending': 'Ingen annons väntar på ditt godkännande',
  'approval.none.decided': 'Här finns ingen annons än',
  'approval.offeredAgo': 'Ny annons {when}',
  'approval.changedAgo': 'Ändrad {when}',
  'approval.keys':
    'Så länge listan har fokus: A godkänner, R avvisar, piltangenterna byter annons.',
  'approval.notListed': 'Annonsen finns inte i listan',
  'approval.accept': 'Godkänn',
  'approval.acceptTogether':
    '{count, plural, one {Godkänn # annons från säljaren …} other {Godkänn # annonser från säljaren …}}',
  'approval.acceptTogetherText':
    'De här annonserna godkänns tillsammans: alla eller, om någon har ändrats under tiden, ingen.',
  'approval.acceptThese': '{count, plural, one {Godkänn # annons} other {Godkänn # annonser}}',
  'approval.heldMany.accept': '{count, plural, one {# annons godkänd} other {# annonser godkända}}',
  'approval.heldMany.reject': '{count, plural, one {# annons avvisad} other {# annonser avvisade}}',
  'approval.heldText': 'Säljaren får veta det om {seconds} sekunder. Till dess kan du ångra dig.',
  'approval.sendNow': 'Skicka nu',
  'approval.newer': 'Annonsen ändrades medan du tittade på den',
  'approval.newerText': 'Så här ser den ut nu. Titta på den innan du beslutar.',
  'approval.newerSeen': 'Läst, vidare till beslutet',
  'approval.notDecided': 'Beslutet sparades inte',
  'approval.rejectTitle': 'Avvisa annonsen',
  'approval.template': 'Vanligt skäl',
  'approval.ownWords': 'Egna ord',
  'approval.template.certificate':
    'Det finns inget giltigt ekologiskt certifikat för gården. Lämna in det till ditt kontrollorgan.',
  'approval.template.animalkind': 'Djurslaget står inte på gårdens certifikat.',
  'approval.template.category':
    'Den angivna kategorin stämmer inte med djurens ålder och inriktning.',
  'approval.template.amount': 'Antalet djur stämmer inte med det djurantal som gården har anmält.',
  'approval.template.unclear': 'Uppgifterna räcker inte för ett godkännande. Komplettera med:',
  'approval.reasonHint': 'Säljaren läser det ordagrant, även i mejlet.',
  'approval.whatOffered': 'Vad som annonseras',
  'approval.foreignBefore':
    'Senast beslutade en annan myndighet. Vad som annonserades då går inte att se här.',
  'approval.unchanged': 'Alla övriga uppgifter',
  'approval.since.accepted': 'Sedan godkännandet {day}:',
  'approval.since.rejected': 'Sedan annonsen avvisades {day}:',
  'approval.noChanges': 'Ingenting har ändrats.',
  'approval.field': 'Uppgift',
  'approval.before': 'Före',
  'approval.now': 'Nu',
  'approval.notApproved': 'behöver inte godkännas',
  'approval.supplier': 'Säljarens annonser i dina regioner',
  'approval.event.offer': 'Annonsen inskickad',
  'approval.event.change': 'Ändrad av säljaren',
} satisfies Partial<Messages<'approval'>>;
