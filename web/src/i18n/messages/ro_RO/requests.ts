import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Ciorna unei cereri',
  'requests.draftOf': 'Ciornă din {day}',
  'requests.number': 'Număr',
  'requests.filedBy': 'Depusă de',
  'requests.site': 'Locație',
  'requests.package': 'Cerere pentru',
  'requests.type': 'Adresată către',
  'requests.editor': 'În lucru',
  'requests.noEditor': 'Nimeni',
  'requests.turn': 'Se află la',
  'requests.waitingSince': 'Din',
  'requests.you': 'dumneavoastră',
  'requests.yourTurn': 'Este rândul dvs.',
  'requests.system': 'automat',
  'requests.someone': 'Participant',
  'requests.quoted': '„{text}”',

  'requests.status.new': 'Ciornă',
  'requests.status.open': 'În curs',
  'requests.status.closed': 'Închisă',
  'requests.status.accepted': 'Aprobată',
  'requests.status.rejected': 'Respinsă',
  'requests.status.retracted': 'Retrasă',
  'requests.status.lapsed': 'Expirată',
  'requests.status.waived': 'Renunțare',
  'requests.status.revoked': 'Revocată',

  'requests.way.alone': 'Decide: {decider}.',
  'requests.way.decided': 'Întâi se cere avizul de la: {parties}. Decide: {decider}.',
  'requests.way.free': 'Nu este nevoie de aprobare.',
  'requests.way.recorded': 'Nu este nevoie de aprobare. Ce consemnați ajunge la: {parties}.',
  'requests.way.varies': 'Cine participă depinde de cererea pe care o alegeți.',

  'requests.notFound': 'Această cerere nu există pentru contul dumneavoastră',
  'requests.notFoundText':
    'A fost ștearsă sau aparține altui cont. Dacă aveți mai multe conturi, schimbați contul sus.',
  'requests.toRequest': 'La cerere',
  'requests.notYourTurn': 'Acum nu aveți nimic de completat aici',
  'requests.nothingWaits': 'Cererea este încheiată.',

  'requests.saidBefore': 'Răspunsuri de până acum: {farmer}',
  'requests.noticed': 'Atenție',
  'requests.noticedOnly': 'Regulile acestui formular atrag atenția asupra acestui răspuns.',
  'requests.quota': 'Numărul maxim pe an',
  'requests.quotaShare':
    '{most, plural, one {# animal} few {# animale} other {# de animale}}, {share}% din {stock} adulte',
  'requests.quotaSmall':
    '{most, plural, one {# animal} few {# animale} other {# de animale}}, fiindcă efectivul este mic ({stock} adulte)',
  'requests.quotaClaim':
    'Cumpărate deja în acest an: {before}{kind, select, asked {, cerute: {animals}} granted {, aprobate: {animals}} bought {, cu această cerere: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Astfel este atins.} one {Mai rămâne # animal.} few {Mai rămân # animale.} other {Mai rămân # de animale.}}',
  'requests.quotaOver':
    '{over, plural, one {Este # animal în plus.} few {Sunt # animale în plus.} other {Sunt # de animale în plus.}}',
  'requests.takeMost': 'Completați maximul permis: {value}',
  'requests.textBlocks': 'Textele-tip ale instituției',
  'requests.keepText': 'Păstrează ca text-tip',
  'requests.saveDraft': 'Salvați ciorna',
  'requests.draftSavedWithout':
    '{count, plural, one {Un răspuns nu este posibil așa și rămâne} few {{count} răspunsuri nu sunt posibile așa și rămân} other {{count} de răspunsuri nu sunt posibile așa și rămân}} numai pe acest dispozitiv; tot restul este în cont.',
  'requests.savedOnDevice':
    'Salvat la ora {time} pe acest dispozitiv, rămâne acolo până la {until}',
  'requests.savedInAccount': 'Salvat la {day}, ora {time}, în contul dumneavoastră',
  'requests.otherFarmersDraft': 'Această ciornă este a fermei {farmer}',
  'requests.otherFarmersDraftText':
    'Acum acționați pentru {farmer}. Ca să nu ajungă nimic la altă fermă, alegeți întâi pentru cine continuați.',
  'requests.goOnFor': 'Continuați pentru {farmer}',
  'requests.restoredText':
    'Rămâne pe acest dispozitiv până la {until}. Dacă îl folosesc și alții, trimiteți sau ștergeți ciorna.',
  'requests.takeFromAccount': 'Folosiți mai bine ciorna din cont',
  'requests.olderOnDevice': 'Pe acest dispozitiv sunt alte date, din {at}',
  'requests.olderOnDeviceText': 'Între timp ciorna a fost salvată în altă parte.',
  'requests.takeFromDevice': 'Folosiți datele de pe dispozitiv',
  'requests.noSignalDraft':
    'Răspunsurile rămân pe acest dispozitiv până la {until}. De îndată ce revine conexiunea, se salvează singure în contul dumneavoastră. Abia atunci puteți trimite.',
  'requests.noSignalStep':
    'Răspunsurile rămân pe acest dispozitiv până la {until}. Puteți trimite de îndată ce revine conexiunea.',
  'requests.waits.saving':
    'Ce ați introdus este pe acest dispozitiv. Puteți scrie mai departe: salvarea în cont se încearcă din nou la fiecare câteva secunde.',
  'requests.waits.sending':
    'Încă nu s-a trimis nimic. Lăsați pagina deschisă: se trimite de îndată ce revine conexiunea.',
  'requests.notYet': 'Nu trimiteți încă',

  'requests.attachmentsNone': 'Nicio anexă',
  'requests.attachmentsHint':
    'Cel mult {size} de fișier, fotografiile mari se micșorează. Se acceptă {endings}.',
  'requests.attachmentsTotal': '{count, plural, other {Fișiere: # din {most}}}, {size} din {limit}',
  'requests.file.shrinking': 'se micșorează…',
  'requests.file.uploading': 'se salvează…',
  'requests.file.sending': 'se trimite: {percent, number}%',
  'requests.file.failed': 'nesalvat: transferul s-a întrerupt',
  'requests.filesBusy': 'Așteptați până se salvează toate fișierele.',

  'requests.checkTitle': 'Verificați răspunsurile',
  'requests.checkLead': 'Încă nu s-a trimis nimic.',
  'requests.declaration': 'Declarație',
  'requests.send': 'Trimiteți cererea',
  'requests.sendStep': 'Trimiteți',
  'requests.sendDecision': 'Trimiteți decizia',
  'requests.becomes': 'Prin trimitere, cererea devine:',

  'requests.sentTitle': 'Cererea dumneavoastră a fost trimisă',
  'requests.sentStep': '{form}: trimis',
  'requests.whatNext': 'Ce urmează',
  'requests.timeOver.remindAndStay':
    'Termen: {day}. După aceea cererea rămâne în curs până când instituția răspunde; lipsa răspunsului nu înseamnă nici aprobare, nici respingere.',
  'requests.timeOver.close':
    'Termen: {day}. Fără decizie până atunci, cererea expiră: așa prevede formularul cu care a fost începută. Cine decide o poate redeschide în următoarele 30 de zile.',
  'requests.overdue':
    'Termenul s-a încheiat la {day}. Cererea rămâne în curs până când instituția răspunde; lipsa răspunsului nu înseamnă nici aprobare, nici respingere.',
  'requests.timeOver.passOn':
    'Termen: {day}. Fără răspuns până atunci, cererea trece la instituția următoare.',
  'requests.workingDays':
    '{days, plural, one {O zi lucrătoare} few {# zile lucrătoare} other {# de zile lucrătoare}} începând cu {day}, fără sărbători legale și weekenduri.',
  'requests.youGetMail': 'Părțile implicate primesc un e-mail când se întâmplă ceva.',
  'requests.partyGone': 'Deocamdată nimeni nu poate acționa pentru acest cont.',
  'requests.mayRetract': 'Puteți retrage cererea cât timp nu s-a luat o decizie.',
  'requests.printTooMuch': 'Anexele sunt prea mari ca să fie tipărite odată cu cererea',
  'requests.printTooMuchText':
    'Împreună au {total}, iar odată cu cererea se pot tipări {limit}. Pe hârtie apar numele și mărimea fiecărei anexe; deschideți și tipăriți fișierele unul câte unul.',
  'requests.attachmentsOnPaper':
    'Fișierele nu sunt tipărite aici; în baza de date ele sunt la această cerere.',
  'requests.usualTime':
    '{count, plural, =0 {{party} decide de obicei în aceeași zi.} one {{party} decide de obicei în {shown} zi.} few {{party} decide de obicei în {shown} zile.} other {{party} decide de obicei în {shown} de zile.}}',

  'requests.redacted':
    'Numele, locul și fișierele fermei au fost șterse. Răspunsurile și decizia rămân la dosar.',
  'requests.previewText': 'Aici nu se poate modifica nimic.',
  'requests.since': 'din {day} ({ago})',
  'requests.decisive': 'Ce contează',
  'requests.askedOfAllowed': 'Cerute: {asked}, permise: {allowed}',
  'requests.noneFound': 'Nicio ofertă găsită',
  'requests.foundAndAnswered': 'Găsite: {found}, motivate: {said}',
  'requests.foundWithoutConditions': 'fără condiții proprii: {all}',
  'requests.farmSoFar': 'Decizii despre fermă pe care le puteți vedea',
  'requests.farmUndecided': 'Încă niciuna',
  'requests.allOfFarm': 'Toate cererile fermei',
  'requests.facts': 'Despre ce este vorba',
  'requests.answers': 'Răspunsuri',
  'requests.draftSoFar': 'Ciornă, încă netrimisă',
  'requests.search': 'Căutare de animale ecologice',
  'requests.searchProved': 'Dovada semnată a căutării: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Nicio ofertă} one {{shown} ofertă} few {{shown} oferte} other {{shown} de oferte}} pe o rază de {radius}, {time}',
  'requests.due': 'Termen',
  'requests.dueFilter.over': 'depășit',
  'requests.dueFilter.today': 'expiră astăzi',
  'requests.dueFilter.week': 'expiră în 7 zile',
  'requests.due.over':
    '{days, plural, =0 {Depășit astăzi} one {Depășit de ieri} few {Depășit de # zile} other {Depășit de # de zile}}',
  'requests.due.today': 'Expiră astăzi',
  'requests.due.soon':
    '{days, plural, one {Expiră mâine} few {Încă # zile} other {Încă # de zile}}',
  'requests.searchConditions': 'Condițiile căutării',
  'requests.searchNoConditions': 'niciuna în plus, s-au căutat toate ofertele acestei specii',
  'requests.withoutConditions':
    'Căutare numai după specie, sex și vârstă: {kind}, {count, plural, =0 {nicio ofertă} one {{shown} ofertă} few {{shown} oferte} other {{shown} de oferte}}{near, select, yes { pe o rază de {radius}. Și acest număr apare în cerere.} other {.}}',
  'requests.offersCounted':
    'Se numără ce este disponibil când aveți nevoie de animale și numai din categoriile care contează pentru cereri.',
  'requests.categoriesLeftOut':
    'Pentru cereri această categorie nu contează, de aceea se caută fără ea: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Condițiile proprii nu exclud nicio ofertă} one {Condițiile proprii exclud {shown} ofertă} few {Condițiile proprii exclud {shown} oferte} other {Condițiile proprii exclud {shown} de oferte}}; numai după specie, sex și vârstă sunt {all}: {kind}',
  'requests.countedUntil':
    'S-a numărat ce era disponibil până la {day}, numai din categoriile care contează pentru cereri',
  'requests.searchAround': 'Rază: {radius}, centru: {place}',
  'requests.searchPoint': 'Punct pe hartă: latitudine {lat}, longitudine {lon}',
  'requests.farFromTown':
    'Acest punct este la {km} de cea mai apropiată localitate a codului poștal: verificați dacă ferma este acolo.',
  'requests.searchWord': 'Cuvântul „{word}” în rasă sau linie, precizare, locație sau localitate',
  'requests.searchBy': 'Numai ce este disponibil până la {day}',
  'requests.searchUnknown': 'O condiție pe care această pagină nu o cunoaște: {asked}',
  'requests.searchNothingMeets': 'O condiție pe care nicio ofertă nu o poate îndeplini',
  'requests.newOffers':
    '{count, plural, one {A apărut o ofertă} few {Au apărut # oferte} other {Au apărut # de oferte}}',
  'requests.newOffersText':
    'Aceste oferte nu existau când ați început cererea sau ofereau alte animale. Spuneți la fiecare de ce nu se potrivește și trimiteți încă o dată. Dacă una se potrivește, nu aveți nevoie de derogare.',
  'requests.foundWhenSent':
    'la trimitere, {time}: {count, plural, =0 {nicio ofertă} one {{shown} ofertă} few {{shown} oferte} other {{shown} de oferte}}, numai după specie, sex și vârstă {all}',
  'requests.offersFoundSince': 'Apărute când a fost trimisă cererea',
  'requests.followupFor': 'Urmează după',
  'requests.earlier': 'o cerere anterioară',
  'requests.printedOn': 'tipărit: {time}',
  'requests.lapsedOn': 'Expirată fără decizie la {day}',
  'requests.lapsedText':
    '{form}: nimeni nu a răspuns în termen. Cererea nu este nici aprobată, nici respinsă; formularul cu care a fost începută prevedea atunci expirarea.',
  'requests.granted':
    '{count, plural, one {{granted} animal aprobat din {asked} cerute} few {{granted} animale aprobate din {asked} cerute} other {{granted} de animale aprobate din {asked} cerute}}',
  'requests.validUntil': 'Valabilă până la {day}',

  'requests.stepState.filled': 'Încheiat',
  'requests.stepState.yours': 'La dumneavoastră',
  'requests.stepState.waiting': 'La alții',
  'requests.stepState.lapsed': 'Termen depășit',
  'requests.stepState.ahead': 'Neînceput',
  'requests.stepState.notReached': 'Nu s-a ajuns aici',
  'requests.stepState.notNeeded': 'Nu este necesar',

  'requests.event.init': 'Cerere începută',
  'requests.event.saveDraft': 'Ciornă salvată',
  'requests.event.send': 'Cerere trimisă',
  'requests.event.remove': 'Ciornă ștearsă',
  'requests.event.fillStep': 'Completat: {form}',
  'requests.event.decide': 'Decizie luată',
  'requests.event.autoClose': 'Expirată fără decizie, fără răspuns în termen: {form}',
  'requests.event.passOn': 'Dată mai departe fără răspuns în termen: {form}',
  'requests.event.remind': 'S-a amintit de termen: {form}',
  'requests.event.escalate': 'Termen depășit, anunțat ca întârziere: {form}',
  'requests.event.handOver': 'Predată instituției acum competente',
  'requests.event.retract': 'Cerere retrasă',
  'requests.event.waive': 'S-a renunțat la restul derogării',
  'requests.event.revoke': 'Derogare revocată',
  'requests.event.reopen': 'Expirată fără decizie și redeschisă',
  'requests.event.mark': 'Marcată ca „în lucru”',
  'requests.event.moveToFolder': 'Mutată într-un dosar',
  'requests.event.followUp': 'Cerere nouă începută',

  'requests.goOn': 'Completați mai departe ciorna',
  'requests.fillIn': '– completați',
  'requests.followUp': 'Faceți din ea o cerere nouă',
  'requests.retract': 'Retrageți cererea',
  'requests.retractText':
    'Asupra ei nu se mai ia nicio decizie. Mai târziu puteți face din ea o cerere nouă.',
  'requests.waive': 'Renunțați la rest',
  'requests.waiveText':
    'Decizia rămâne, iar ce ați cumpărat până acum a fost aprobat; puteți raporta și mai târziu. De acum nu mai puteți cumpăra animale cu această derogare. Nu se mai poate reveni.',
  'requests.purchases': 'Achiziție și conversie',
  'requests.purchases.due':
    'Vă rugăm să raportați achiziția până la {day}, dacă vreți și pe părți. Ce nu este raportat până atunci se consideră necumpărat.',
  'requests.purchases.mayReport':
    'Ce s-a cumpărat înainte de renunțare poate fi raportat până la {day}. Ce nu este raportat până atunci se consideră necumpărat.',
  'requests.purchases.left':
    '{count, plural, one {Cu această derogare mai poate fi cumpărat {shown} animal.} few {Cu această derogare mai pot fi cumpărate {shown} animale.} other {Cu această derogare mai pot fi cumpărate {shown} de animale.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} animal din derogare nu a fost cumpărat.} few {{shown} animale din derogare nu au fost cumpărate.} other {{shown} de animale din derogare nu au fost cumpărate.}}',
  'requests.purchases.recalled':
    'Perioadele de conversie nu sunt încă verificate în textul legii. Dacă aveți îndoieli, întrebați organismul de control.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} animal cumpărat} few {{shown} animale cumpărate} other {{shown} de animale cumpărate}}',
  'requests.purchases.boughtOn': 'Data cumpărării',
  'requests.purchases.arrivedOn': 'Data sosirii',
  'requests.purchases.seller': 'Vândute de',
  'requests.purchases.tags': 'Crotalii sau lot',
  'requests.purchases.organic': 'ecologic din {day}',
  'requests.purchases.earliest':
    'ecologic cel mai devreme din {day}: contează trei sferturi din viață, data nașterii nu este raportată',
  'requests.purchases.calendar': 'Salvați ca fișier calendar',
  'requests.purchases.event': '{product}: ecologic (derogarea {hid})',
  'requests.product.meat': 'Carne',
  'requests.product.milk': 'Lapte',
  'requests.product.eggs': 'Ouă',
  'requests.product.beeProducts': 'Produse apicole',
  'requests.waivedRest':
    '{count, plural, =0 {Nu mai rămăsese nimic. Ce s-a cumpărat a fost aprobat.} one {{shown} animal nu era încă cumpărat. Ce s-a cumpărat a fost aprobat.} few {{shown} animale nu erau încă cumpărate. Ce s-a cumpărat a fost aprobat.} other {{shown} de animale nu erau încă cumpărate. Ce s-a cumpărat a fost aprobat.}}',
  'requests.revoke': 'Revocați derogarea',
  'requests.revoke.text':
    'De acum nu se mai pot cumpăra animale cu ea. Decizia și ce s-a cumpărat până acum rămân valabile. Toate părțile implicate sunt anunțate. Legea procedurală a țării dumneavoastră stabilește dacă ferma trebuie ascultată înainte și ce formă cere revocarea.',
  'requests.revokedText': 'Din acea zi nu se mai pot cumpăra animale cu ea.',
  'requests.reopen': 'Redeschideți',
  'requests.reopen.text':
    'A expirat fără decizie. După redeschidere așteaptă din nou instituția care nu a răspuns, fără termen, până când răspunde. Toate părțile implicate sunt anunțate.',
  'requests.reopenUntil': 'Cine decide o poate redeschide până la {day}, dacă îi cereți.',
  'requests.reason': 'Motive',
  'requests.reasonHint': 'Ferma și instituțiile implicate le citesc.',
  'requests.removeDraft': 'Ștergeți ciorna',
  'requests.removeText': 'Toate răspunsurile din ea se pierd, și de pe acest dispozitiv.',
  'requests.tryAgainNewest':
    'A fost încărcată versiunea cea mai nouă. Vă rugăm să încercați din nou.',
  'requests.folder': 'Dosar',
  'requests.moveTo': 'Mutați în dosar',
  'requests.moved':
    '{count, plural, =0 {Nicio cerere mutată} one {# cerere mutată} few {# cereri mutate} other {# de cereri mutate}}',
  'requests.mark': 'Marcați ca „în lucru”',
  'requests.markRemove': 'Ștergeți mențiunea',
  'requests.markReplace': 'Înlocuiți mențiunea',
  'requests.markedSince': '{editor} lucrează la această cerere din {time}',
  'requests.markReplaceText': 'Înțelegeți-vă înainte de a înlocui sau șterge mențiunea.',
  'requests.editorName': 'Inițialele dumneavoastră',
  'requests.editorNameHint': 'Le văd toate părțile implicate, și ferma, de exemplu „MS”.',
  'requests.statusLabel': 'Notă despre stadiu',
  'requests.statusLabelHint': 'O văd toate părțile implicate, de exemplu „Întrebare pentru fermă”.',

  'requests.view.needsMe': 'Mă așteaptă',
  'requests.view.all': 'Toate',
  'requests.view.noFolder': 'În niciun dosar',
  'requests.view.drafts': 'Ciorne',
  'requests.view.archived': 'Arhivă',
  'requests.found':
    '{count, plural, =0 {Nicio cerere} one {{shown} cerere} few {{shown} cereri} other {{shown} de cereri}}',
  'requests.searchText': 'Număr sau fermă',
  'requests.noneMatch': 'Nicio cerere nu corespunde filtrelor',
  'requests.none.needsMe': 'Nicio cerere nu vă așteaptă',
  'requests.beginText':
    'O cerere începe cu o căutare: dacă nu găsiți un animal ecologic potrivit, cereți acolo derogarea.',

  'requests.step.site': 'Unde ajung?',
  'requests.step.type': 'Cine decide?',
  'requests.step.package': 'Ce cerere?',
  'requests.back': 'Înapoi',
  'requests.neededText':
    'Dacă nu găsiți un animal ecologic potrivit, puteți cere derogarea cu care se cumpără animale de reproducție neecologice.',
  'requests.needed.search': 'o căutare; la fiecare ofertă găsită spuneți de ce nu se potrivește',
  'requests.needed.account': 'conectarea fermei, cu numărul de control',
  'requests.needed.site': 'locația în care ajung animalele, cu poziția ei pe hartă',
  'requests.needed.time': 'cam 10 minute; ciorna se salvează și poate fi continuată mai târziu',
  'requests.mayNot.role':
    'Cererile le depun fermele, organismele lor de control și asociațiile lor. Dacă aveți un astfel de cont, treceți la el din partea de sus a paginii. Dacă aveți o fermă, dar nu aveți încă un astfel de cont, cereți o invitație organismului de control.',
  'requests.mayNot.account':
    'Contul dumneavoastră nu are acest drept. Administratorii bazei de date îl pot acorda.',
  'requests.mayNot.blocked': 'De ce și pe cine puteți întreba scrie sus.',
  'requests.followUpNotice':
    'Aceasta devine o cerere nouă, după una anterioară. Răspunsurile care se mai potrivesc se preiau.',
  'requests.offersFit':
    '{count, plural, =0 {Nicio ofertă nu corespunde căutării} one {{shown} ofertă corespunde căutării} few {{shown} oferte corespund căutării} other {{shown} de oferte corespund căutării}}',
  'requests.offersNear':
    '{count, plural, =0 {Nicio ofertă potrivită pe o rază de {radius}} one {{shown} ofertă potrivită pe o rază de {radius}} few {{shown} oferte potrivite pe o rază de {radius}} other {{shown} de oferte potrivite pe o rază de {radius}}}',
  'requests.offersFirst':
    'Derogarea se acordă numai pentru animale pe care nu le găsiți ecologice. În cerere spuneți de ce o ofertă nu se potrivește sau nu ajunge.',
  'requests.offersAll':
    '{count, plural, one {Vedeți oferta} few {Vedeți toate cele {shown} oferte} other {Vedeți toate cele {shown} de oferte}}',
  'requests.searchLimits':
    'Se caută în jurul locației alese, întotdeauna pe o rază de {radius}. Transportul animalelor vii ar trebui să dureze cel mult {hours, plural, one {# oră} few {# ore} other {# de ore}}.',
  'requests.offersAnswer':
    'Spuneți la fiecare de ce nu se potrivește sau nu ajunge: chiar aici sau cel târziu înainte de trimitere. Motivele se păstrează împreună cu cererea.',
  'requests.offersNearest':
    'Aici sunt cele mai apropiate ({shown}); celelalte vin înainte de trimitere.',
  'requests.offersFarther':
    '{count, plural, one {# ofertă mai îndepărtată} few {# oferte mai îndepărtate} other {# de oferte mai îndepărtate}}',
  'requests.offersFartherSaid': '{count, plural, other {# cu răspuns}}',
  'requests.whyNot': 'De ce nu se potrivește?',
  'requests.whyNotSaid': 'cu răspuns',
  'requests.whyNotText': 'Cu propriile cuvinte',
  'requests.whyNotNeedsText': 'Spuneți celălalt motiv cu propriile cuvinte.',
  'requests.taken': 'Câte luați dintre acestea?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Cel mult {most, number}. }}Aceste animale le cumpărați ecologice; se cer cu atât mai puține.',
  'requests.takenMissing': 'Spuneți câte animale luați; 0, dacă niciunul.',
  'requests.takenNotice':
    '{count, plural, one {Luați {taken} animal ecologic.} few {Luați {taken} animale ecologice.} other {Luați {taken} de animale ecologice.}} Se cer {applied} în loc de {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Din ele nu se ia niciunul.} one {Din ele se ia #.} few {Din ele se iau #.} other {Din ele se iau #.}}',
  'requests.offersLeft': 'Oferte încă fără motiv: {shown} din {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {S-a spus de ce oferta nu se potrivește.} few {S-a spus la toate cele {shown} oferte de ce nu se potrivesc.} other {S-a spus la toate cele {shown} de oferte de ce nu se potrivesc.}}',
  'requests.sameReason': 'Același motiv la toate ofertele rămase ({count, number})',
  'requests.offerReason.breed': 'altă rasă sau linie',
  'requests.offerReason.gender': 'sex nepotrivit',
  'requests.offerReason.age': 'vârstă nepotrivită',
  'requests.offerReason.amount': 'prea puține animale',
  'requests.offerReason.time': 'nu sunt disponibile la timp',
  'requests.offerReason.health': 'statut sanitar',
  'requests.offerReason.performance': 'performanță sau origine',
  'requests.offerReason.housing': 'mod de creștere sau coarne',
  'requests.offerReason.transport': 'transport prea lung',
  'requests.offerReason.other': 'alt motiv',
  'requests.offersFound': 'Oferte găsite',
  'requests.offersFoundText':
    'Situația căutării când a fost începută cererea. Modificările de mai târziu ale ofertelor nu o schimbă.',
  'requests.offersOnPaper':
    'Aici apar doar cele mai apropiate; toate ({all}) sunt în dovada {number}.',
  'requests.offerFoundAt': 'la {distance}, versiunea {rev}',
  'requests.offerGone': 'nu se mai vede',
  'requests.offerNotAnswered': 'Nu s-a spus de ce nu se potrivește.',
  'requests.offerDoesNotFit': 'Nu se potrivește: {reasons}.',
  'requests.use': 'La ce vor fi folosite animalele?',
  'requests.otherFilters': 'Din căutarea dumneavoastră contează și: {filters}.',
  'requests.onlyHere':
    'Pentru cerere contează numai ofertele din această țară ({country}); ofertele din alte țări nu intră în cerere.',
  'requests.otherFiltersChange': 'Schimbați în căutare',
  'requests.farmerSearch': 'Pentru ce fermă?',
  'requests.farmerHint': 'Nume sau număr de control, cel puțin {count} caractere',
  'requests.farmersFound':
    '{count, plural, =0 {Nicio fermă găsită} one {# fermă găsită} few {# ferme găsite} other {# de ferme găsite}}',
  'requests.farmerInactive': 'inactivă',
  'requests.farmerNotAgreed': 'nu și-a dat acordul',
  'requests.actFor': 'Acționați pentru această fermă',
  'requests.otherFarmer': 'Alegeți altă fermă',
  'requests.noSite': 'Lipsește o locație cu adresă și poziție pe hartă.',
  'requests.siteOfFarm': 'Ferma își adaugă singură locațiile, în profilul ei.',
  'requests.askForRegion':
    'Verificați codul poștal. Dacă este corect, îi lipsește regiunea: scrieți instituției care se ocupă de această țară.',
  'requests.unusableSites': 'Aceste locații nu pot fi folosite',
  'requests.typesWithheld': 'Nu este posibil aici',
  'requests.typeWithheld': 'Nu este prevăzut pentru această fermă sau pentru aceste animale.',
  'requests.supplierQuestion': 'Despre ce furnizor este vorba?',
  'requests.supplierNone': 'Niciun furnizor',
  'requests.supplierFills':
    'După trimitere, furnizorul citește răspunsurile care îl privesc și rezultatul; despre fermă numai numele, localitatea și regiunea, fără fișiere. Furnizorul completează: {form}.',
  'requests.supplierReads':
    'Facultativ. După trimitere, furnizorul citește răspunsurile care îl privesc și rezultatul; despre fermă numai numele, localitatea și regiunea, fără fișiere.',
  'requests.supplierNotListed': 'Furnizorul meu nu este în listă',
  'requests.supplierUnknown': '„{name}” nu este în listă',
  'requests.noSuppliers': 'Pentru aceste animale nu se poate alege încă aici niciun furnizor',
  'requests.supplierInvite':
    'Rugați-l să se înregistreze aici ca furnizor și să indice această specie. Este gratuit și durează puțin. Ce ați ales până acum este în adresa acestei pagini: deschideți-o apoi încă o dată.',
  'requests.hatcheryInvite':
    'Scrieți și administratorilor noștri: după o ecloziune redusă se pot alege numai furnizorii pe care aceștia i-au marcat ca stație de incubație.',
  'requests.supplierGone':
    'Vorbiți cu furnizorul sau începeți din nou cu altul. Răspunsurile rămân în această ciornă.',
  'requests.supplierText':
    'Dacă o fermă vă numește ca furnizor, cererea ei apare aici de îndată ce este trimisă.',
  'requests.noPackage': 'Pentru așa ceva nu există aici o cerere',
  'requests.noPackageText':
    'Această țară nu primește aici cereri pentru aceste animale. Dacă este nevoie de o aprobare vă spune instituția competentă.',
  'requests.earlierRunning':
    '{count, plural, one {Pentru aceste animale este deja o cerere în curs} few {Pentru aceste animale sunt deja # cereri în curs} other {Pentru aceste animale sunt deja # de cereri în curs}}',
  'requests.keys':
    'Cât timp această listă are focusul: J și K schimbă rândul, {selects, select, yes {X îl selectează, } other {}}Enter îl deschide, / duce la câmpul de căutare.',

  'requests.changedSince': 'Modificată de când ați văzut-o ultima dată',
  'requests.moreFilters': 'Alte filtre',
  'requests.sentOn': 'Trimisă',
  'requests.sentFrom': 'Trimisă din',
  'requests.sentTo': 'Trimisă până la',
} satisfies Partial<Messages<'requests'>>;
