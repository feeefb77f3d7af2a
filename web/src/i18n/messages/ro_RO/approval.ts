import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'Stadiul validării',
  'approval.view.pending': 'Vă așteaptă',
  'approval.view.accepted': 'Validate',
  'approval.view.rejected': 'Respinse',
  'approval.none.pending': 'Nicio ofertă nu vă așteaptă validarea',
  'approval.none.decided': 'Aici încă nu este nicio ofertă',
  'approval.offeredAgo': 'Oferită {when}',
  'approval.changedAgo': 'Modificată {when}',
  'approval.keys':
    'Cât timp această listă are focusul: A validează, R respinge, săgețile schimbă oferta.',
  'approval.notListed': 'Această ofertă nu este în listă',
  'approval.accept': 'Validați',
  'approval.acceptTogether':
    '{count, plural, one {Validați # ofertă a acestui furnizor…} few {Validați # oferte ale acestui furnizor…} other {Validați # de oferte ale acestui furnizor…}}',
  'approval.acceptTogetherText':
    'Aceste oferte se validează împreună: toate sau, dacă una a fost modificată între timp, niciuna.',
  'approval.acceptThese':
    '{count, plural, one {Validați # ofertă} few {Validați # oferte} other {Validați # de oferte}}',
  'approval.heldMany.accept':
    '{count, plural, one {# ofertă validată} few {# oferte validate} other {# de oferte validate}}',
  'approval.heldMany.reject':
    '{count, plural, one {# ofertă respinsă} few {# oferte respinse} other {# de oferte respinse}}',
  'approval.heldText':
    'Furnizorul află peste {seconds} secunde. Până atunci puteți reveni asupra deciziei.',
  'approval.sendNow': 'Trimiteți acum',
  'approval.newer': 'Oferta a fost modificată în timp ce o priveați',
  'approval.newerText': 'Aici este așa cum e acum. Priviți-o înainte de a decide.',
  'approval.newerSeen': 'Am văzut-o, la decizie',
  'approval.notDecided': 'Decizia nu a fost salvată',
  'approval.rejectTitle': 'Respingeți oferta',
  'approval.template': 'Motiv obișnuit',
  'approval.ownWords': 'Cuvinte proprii',
  'approval.template.certificate':
    'Ferma nu are un certificat ecologic valabil. Vă rugăm să îl depuneți la organismul de control.',
  'approval.template.animalkind': 'Certificatul fermei nu cuprinde această specie.',
  'approval.template.category':
    'Categoria indicată nu se potrivește cu vârsta și utilizarea animalelor.',
  'approval.template.amount':
    'Numărul de animale nu se potrivește cu efectivele declarate ale fermei.',
  'approval.template.unclear': 'Datele nu sunt suficiente pentru validare. Vă rugăm să completați:',
  'approval.reasonHint': 'Furnizorul îl citește cuvânt cu cuvânt, și în e-mail.',
  'approval.whatOffered': 'Ce se oferă',
  'approval.foreignBefore':
    'Ultima oară a decis altă autoritate. Ce s-a oferit atunci nu se vede aici.',
  'approval.unchanged': 'Toate celelalte informații',
  'approval.since.accepted': 'De la validarea din {day}:',
  'approval.since.rejected': 'De la respingerea din {day}:',
  'approval.noChanges': 'Nu s-a modificat nimic.',
  'approval.field': 'Informație',
  'approval.before': 'Înainte',
  'approval.now': 'Acum',
  'approval.notApproved': 'nu are nevoie de validare',
  'approval.supplier': 'Oferte ale acestui furnizor în regiunile dumneavoastră',
  'approval.event.offer': 'Ofertă depusă',
  'approval.event.change': 'Modificată de furnizor',
} satisfies Partial<Messages<'approval'>>;
