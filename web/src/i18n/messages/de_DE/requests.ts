export const messages = {
  'requests.draft': 'Entwurf eines Antrags',
  'requests.draftOf': 'Entwurf vom {day}',
  'requests.number': 'Nummer',
  'requests.filedBy': 'Gestellt von',
  'requests.site': 'Standort',
  'requests.package': 'Antrag auf',
  'requests.type': 'Gerichtet an',
  'requests.editor': 'In Bearbeitung',
  'requests.noEditor': 'Niemand',
  'requests.turn': 'Liegt bei',
  'requests.waitingSince': 'Seit',
  'requests.you': 'Ihnen',
  'requests.yourTurn': 'Sie sind dran',
  'requests.system': 'automatisch',
  'requests.someone': 'Beteiligte',
  'requests.quoted': '„{text}“',

  'requests.status.new': 'Entwurf',
  'requests.status.open': 'Offen',
  'requests.status.closed': 'Geschlossen',
  'requests.status.accepted': 'Genehmigt',
  'requests.status.rejected': 'Abgelehnt',
  'requests.status.retracted': 'Zurückgezogen',
  'requests.status.lapsed': 'Frist abgelaufen',
  'requests.status.waived': 'Verzichtet',
  'requests.status.revoked': 'Widerrufen',

  'requests.way.alone': 'Es entscheidet: {decider}.',
  'requests.way.decided': 'Zuerst gefragt: {parties}. Es entscheidet: {decider}.',
  'requests.way.free': 'Niemand muss es genehmigen.',
  'requests.way.recorded': 'Niemand muss es genehmigen. Was Sie festhalten, geht an: {parties}.',
  'requests.way.varies': 'Wer mitwirkt, hängt vom gewählten Antrag ab.',

  'requests.notFound': 'Diesen Antrag gibt es für Ihr Konto nicht',
  'requests.notFoundText':
    'Der Antrag wurde verworfen oder gehört zu einem anderen Konto. Wenn Sie mehrere Konten haben, wechseln Sie oben das Konto.',
  'requests.toRequest': 'Zum Antrag',
  'requests.notYourTurn': 'Hier ist für Sie gerade nichts auszufüllen',
  'requests.nothingWaits': 'Der Antrag ist abgeschlossen.',

  'requests.saidBefore': 'Bisherige Angaben: {farmer}',
  'requests.noticed': 'Bitte beachten',
  'requests.noticedOnly': 'Die Regeln dieses Formulars weisen auf diese Antwort hin.',
  'requests.quota': 'Höchstzahl im Jahr',
  'requests.quotaShare':
    '{most, plural, one {# Tier} other {# Tiere}}, {share} % von {stock} ausgewachsenen',
  'requests.quotaSmall':
    '{most, plural, one {# Tier} other {# Tiere}}, weil der Bestand klein ist ({stock} ausgewachsene)',
  'requests.quotaClaim':
    'In diesem Jahr schon zugekauft: {before}{kind, select, asked {, beantragt: {animals}} granted {, genehmigt: {animals}} bought {, mit diesem Antrag: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Damit ist sie ausgeschöpft.} one {Es bleibt # Tier frei.} other {Es bleiben # Tiere frei.}}',
  'requests.quotaOver':
    '{over, plural, one {Das ist # Tier zu viel.} other {Das sind # Tiere zu viel.}}',
  'requests.takeMost': 'Höchstmögliches eintragen: {value}',
  'requests.textBlocks': 'Textbausteine Ihrer Stelle',
  'requests.keepText': 'Als Textbaustein merken',
  'requests.saveDraft': 'Entwurf speichern',
  'requests.draftSavedWithout':
    '{count, plural, one {Eine Angabe ist so nicht möglich und steht} other {{count} Angaben sind so nicht möglich und stehen}} nur auf diesem Gerät; alles andere ist im Konto.',
  'requests.savedOnDevice': 'Gespeichert um {time} auf diesem Gerät, bleibt dort bis {until}',
  'requests.savedInAccount': 'Gespeichert am {day} um {time} in Ihrem Konto',
  'requests.otherFarmersDraft': 'Dieser Entwurf gehört zu {farmer}',
  'requests.otherFarmersDraftText':
    'Sie handeln gerade für {farmer}. Damit nichts beim falschen Betrieb landet, wählen Sie zuerst, für wen Sie weitermachen.',
  'requests.goOnFor': 'Für {farmer} weitermachen',
  'requests.restoredText':
    'Sie bleiben bis {until} auf diesem Gerät. Benutzen es auch andere, senden oder verwerfen Sie den Entwurf.',
  'requests.takeFromAccount': 'Stattdessen den gespeicherten Entwurf nehmen',
  'requests.olderOnDevice': 'Auf diesem Gerät liegen andere Eingaben vom {at}',
  'requests.olderOnDeviceText': 'Inzwischen wurde der Entwurf anderswo gespeichert.',
  'requests.takeFromDevice': 'Eingaben dieses Geräts nehmen',
  'requests.noSignalDraft':
    'Ihre Antworten bleiben bis {until} auf diesem Gerät. Sobald die Verbindung wieder da ist, werden sie von selbst in Ihrem Konto gespeichert. Senden können Sie erst dann.',
  'requests.noSignalStep':
    'Ihre Antworten bleiben bis {until} auf diesem Gerät. Senden können Sie, sobald die Verbindung wieder da ist.',
  'requests.waits.saving':
    'Ihre Eingaben liegen auf diesem Gerät. Sie können weiterschreiben: Das Speichern in Ihrem Konto wird alle paar Sekunden erneut versucht.',
  'requests.waits.sending':
    'Es ist noch nichts gesendet. Lassen Sie diese Seite offen: Sobald die Verbindung wieder da ist, wird gesendet.',
  'requests.notYet': 'Doch noch nicht senden',

  'requests.attachmentsNone': 'Keine Anhänge',
  'requests.attachmentsHint':
    'Je Datei höchstens {size}, große Fotos werden verkleinert. Möglich sind {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# von {most} Dateien} other {# von {most} Dateien}}, {size} von {limit}',
  'requests.file.shrinking': 'wird verkleinert …',
  'requests.file.uploading': 'wird gespeichert …',
  'requests.file.sending': 'wird gesendet: {percent, number} %',
  'requests.file.failed': 'nicht gespeichert: die Übertragung ist abgebrochen',
  'requests.filesBusy': 'Warten Sie, bis alle Dateien gespeichert sind.',

  'requests.checkTitle': 'Antworten prüfen',
  'requests.checkLead': 'Noch ist nichts gesendet.',
  'requests.declaration': 'Erklärung',
  'requests.send': 'Antrag senden',
  'requests.sendStep': 'Absenden',
  'requests.sendDecision': 'Entscheidung absenden',
  'requests.becomes': 'Mit dem Absenden wird der Antrag:',

  'requests.sentTitle': 'Ihr Antrag ist gesendet',
  'requests.sentStep': '{form}: gesendet',
  'requests.whatNext': 'Wie es weitergeht',
  'requests.timeOver.remindAndStay':
    'Frist: {day}. Danach bleibt der Antrag offen, bis die Stelle antwortet; Schweigen ist weder Genehmigung noch Ablehnung.',
  'requests.timeOver.close':
    'Frist: {day}. Ohne Entscheidung bis dahin läuft der Antrag ab: So steht es in seinem Formular. Die Stelle, die entscheidet, kann den Antrag danach 30 Tage lang wieder öffnen.',
  'requests.overdue':
    'Die Frist endete am {day}. Der Antrag bleibt offen, bis die Stelle antwortet; Schweigen ist weder Genehmigung noch Ablehnung.',
  'requests.timeOver.passOn':
    'Frist: {day}. Ohne Antwort bis dahin geht der Antrag an die nächste Stelle.',
  'requests.workingDays':
    '{days, plural, one {Ein Arbeitstag} other {# Arbeitstage}} ab {day}, ohne Feiertage und Wochenenden.',
  'requests.youGetMail': 'Die Beteiligten bekommen eine E-Mail, wenn sich etwas tut.',
  'requests.partyGone': 'Für dieses Konto kann derzeit niemand handeln.',
  'requests.mayRetract': 'Bis zur Entscheidung können Sie den Antrag zurückziehen.',
  'requests.printTooMuch': 'Die Anhänge sind zu groß, um sie mitzudrucken',
  'requests.printTooMuchText':
    'Zusammen haben sie {total}, mitdrucken lassen sich {limit}. Auf dem Papier stehen Name und Größe jedes Anhangs; öffnen und drucken Sie die Dateien einzeln.',
  'requests.attachmentsOnPaper':
    'Die Dateien selbst sind hier nicht gedruckt; in der Datenbank sind sie bei diesem Antrag.',
  'requests.usualTime':
    '{count, plural, =0 {{party} entscheidet meist am selben Tag.} one {{party} entscheidet meist innerhalb von {shown} Tag.} other {{party} entscheidet meist innerhalb von {shown} Tagen.}}',

  'requests.redacted':
    'Name und Ort des Betriebs und seine Dateien wurden entfernt. Antworten und Entscheidung bleiben in der Akte.',
  'requests.previewText': 'Hier lässt sich nichts ändern.',
  'requests.since': 'seit {day} ({ago})',
  'requests.decisive': 'Worauf es ankommt',
  'requests.askedOfAllowed': 'Beantragt: {asked}, zulässig: {allowed}',
  'requests.noneFound': 'Kein Angebot gefunden',
  'requests.foundAndAnswered': 'Gefunden: {found}, begründet: {said}',
  'requests.foundWithoutConditions': 'ohne eigene Bedingungen: {all}',
  'requests.farmSoFar': 'Für Sie sichtbare Entscheidungen über den Betrieb',
  'requests.farmUndecided': 'Noch keine',
  'requests.allOfFarm': 'Alle Anträge des Betriebs',
  'requests.facts': 'Worum es geht',
  'requests.answers': 'Angaben',
  'requests.draftSoFar': 'Entwurf, noch nicht gesendet',
  'requests.search': 'Suche nach Bio-Tieren',
  'requests.searchProved': 'Signierter Nachweis der Suche: {number}',
  'requests.searchFound':
    '{count, plural, =0 {Kein Angebot} one {{shown} Angebot} other {{shown} Angebote}} im Umkreis von {radius}, {time}',
  'requests.due': 'Frist',
  'requests.dueFilter.over': 'vorbei',
  'requests.dueFilter.today': 'endet heute noch',
  'requests.dueFilter.week': 'endet binnen 7 Tagen',
  'requests.due.over':
    '{days, plural, =0 {Heute abgelaufen} one {Seit gestern vorbei} other {Seit # Tagen vorbei}}',
  'requests.due.today': 'Endet heute',
  'requests.due.soon': '{days, plural, one {Endet morgen} other {Noch # Tage}}',
  'requests.searchConditions': 'Bedingungen der Suche',
  'requests.searchNoConditions': 'keine weiteren, gesucht wurden alle Angebote dieser Tierart',
  'requests.withoutConditions':
    'Nur nach Tierart, Geschlecht und Alter gesucht: {kind}, {count, plural, =0 {kein Angebot} one {{shown} Angebot} other {{shown} Angebote}}{near, select, yes { im Umkreis von {radius}. Auch diese Zahl steht im Antrag.} other {.}}',
  'requests.offersCounted':
    'Gezählt wird, was verfügbar ist, wenn Sie die Tiere brauchen, und nur in Kategorien, die für Anträge zählen.',
  'requests.categoriesLeftOut':
    'Für Anträge zählt diese Kategorie nicht, darum wird ohne sie gesucht: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Eigene Bedingungen schließen kein Angebot aus} one {Eigene Bedingungen schließen {shown} Angebot aus} other {Eigene Bedingungen schließen {shown} Angebote aus}}; nur nach Tierart, Geschlecht und Alter gesucht sind es {all}: {kind}',
  'requests.countedUntil':
    'Gezählt wurde, was bis {day} verfügbar war, nur in Kategorien, die für Anträge zählen',
  'requests.searchAround': 'Umkreis: {radius} um {place}',
  'requests.searchPoint': 'Punkt auf der Karte: Breite {lat}, Länge {lon}',
  'requests.farFromTown':
    'Dieser Punkt liegt {km} vom nächsten Ort der Postleitzahl entfernt: Prüfen Sie, ob der Betrieb dort liegt.',
  'requests.searchWord': 'Wort „{word}“ in Rasse oder Herkunft, näherer Angabe, Standort oder Ort',
  'requests.searchBy': 'Nur was bis {day} verfügbar ist',
  'requests.searchUnknown': 'Eine Bedingung, die diese Seite nicht kennt: {asked}',
  'requests.searchNothingMeets': 'Eine Bedingung, die kein Angebot erfüllen kann',
  'requests.newOffers':
    '{count, plural, one {Ein Angebot ist dazugekommen} other {# Angebote sind dazugekommen}}',
  'requests.newOffersText':
    'Diese Angebote gab es noch nicht, als Sie den Antrag begonnen haben, oder sie boten andere Tiere an. Sagen Sie zu jedem, warum es nicht passt, und senden Sie dann noch einmal. Passt eines, brauchen Sie keine Ausnahme.',
  'requests.foundWhenSent':
    'beim Senden, {time}: {count, plural, =0 {kein Angebot} one {{shown} Angebot} other {{shown} Angebote}}, nur nach Tierart, Geschlecht und Alter {all}',
  'requests.offersFoundSince': 'Dazugekommen, als der Antrag gesendet wurde',
  'requests.followupFor': 'Folgt auf',
  'requests.earlier': 'einen früheren Antrag',
  'requests.printedOn': 'gedruckt am {time}',
  'requests.lapsedOn': 'Ohne Entscheidung abgelaufen am {day}',
  'requests.lapsedText':
    '{form}: In der Frist hat niemand geantwortet. Der Antrag ist abgelaufen, wie sein Formular es vorsieht, und weder genehmigt noch abgelehnt.',
  'requests.granted':
    '{count, plural, one {{granted} Tier von {asked} beantragten} other {{granted} Tiere von {asked} beantragten}}',
  'requests.validUntil': 'Gültig bis {day}',

  'requests.stepState.filled': 'Erledigt',
  'requests.stepState.yours': 'Bei Ihnen',
  'requests.stepState.waiting': 'Bei anderen',
  'requests.stepState.lapsed': 'Frist versäumt',
  'requests.stepState.ahead': 'Nicht begonnen',
  'requests.stepState.notReached': 'Nicht erreicht',
  'requests.stepState.notNeeded': 'Nicht nötig',

  'requests.event.init': 'Antrag begonnen',
  'requests.event.saveDraft': 'Entwurf gespeichert',
  'requests.event.send': 'Antrag gesendet',
  'requests.event.remove': 'Entwurf verworfen',
  'requests.event.fillStep': 'Ausgefüllt: {form}',
  'requests.event.decide': 'Entschieden',
  'requests.event.autoClose': 'Ohne Entscheidung abgelaufen, keine Antwort in der Frist: {form}',
  'requests.event.passOn': 'Ohne Antwort in der Frist weitergegeben: {form}',
  'requests.event.remind': 'An die Frist erinnert: {form}',
  'requests.event.escalate': 'Frist verstrichen, als überfällig gemeldet: {form}',
  'requests.event.handOver': 'An die nun zuständige Stelle übergeben',
  'requests.event.retract': 'Antrag zurückgezogen',
  'requests.event.waive': 'Auf den Rest der Genehmigung verzichtet',
  'requests.event.revoke': 'Genehmigung widerrufen',
  'requests.event.reopen': 'Ohne Entscheidung abgelaufen und wieder geöffnet',
  'requests.event.mark': 'Bearbeitung vermerkt',
  'requests.event.moveToFolder': 'In einen Ordner verschoben',
  'requests.event.followUp': 'Neuer Antrag begonnen',

  'requests.goOn': 'Entwurf weiter ausfüllen',
  'requests.fillIn': 'ausfüllen',
  'requests.followUp': 'Neuen Antrag daraus machen',
  'requests.retract': 'Antrag zurückziehen',
  'requests.retractText':
    'Darüber wird dann nicht mehr entschieden. Sie können später einen neuen Antrag daraus machen.',
  'requests.waive': 'Auf den Rest verzichten',
  'requests.waiveText':
    'Die Entscheidung bleibt bestehen, und was Sie bis jetzt gekauft haben, war genehmigt; melden können Sie es auch später noch. Ab dann dürfen Sie mit dieser Genehmigung keine Tiere mehr kaufen. Das lässt sich nicht rückgängig machen.',
  'requests.purchases': 'Zukauf und Umstellung',
  'requests.purchases.due':
    'Bitte melden Sie den Zukauf bis {day}, gern in Teilen. Was bis dahin nicht gemeldet ist, gilt als nicht gekauft.',
  'requests.purchases.mayReport':
    'Was vor dem Verzicht gekauft wurde, kann bis {day} gemeldet werden. Was bis dahin nicht gemeldet ist, gilt als nicht gekauft.',
  'requests.purchases.left':
    '{count, plural, one {Noch {shown} Tier darf nach dieser Genehmigung gekauft werden.} other {Noch {shown} Tiere dürfen nach dieser Genehmigung gekauft werden.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} Tier der Genehmigung wurde nicht gekauft.} other {{shown} Tiere der Genehmigung wurden nicht gekauft.}}',
  'requests.purchases.recalled':
    'Die Zeiten der Umstellung sind noch nicht am Gesetzestext geprüft. Fragen Sie im Zweifel Ihre Kontrollstelle.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} Tier gekauft} other {{shown} Tiere gekauft}}',
  'requests.purchases.boughtOn': 'Gekauft am',
  'requests.purchases.arrivedOn': 'Angekommen am',
  'requests.purchases.seller': 'Verkauft von',
  'requests.purchases.tags': 'Ohrmarken oder Partie',
  'requests.purchases.organic': 'ökologisch ab {day}',
  'requests.purchases.earliest':
    'frühestens ab {day} ökologisch: Drei Viertel des Lebens zählen, der Geburtstag ist nicht gemeldet',
  'requests.purchases.calendar': 'Als Kalenderdatei speichern',
  'requests.purchases.event': '{product} ökologisch (Genehmigung {hid})',
  'requests.product.meat': 'Fleisch',
  'requests.product.milk': 'Milch',
  'requests.product.eggs': 'Eier',
  'requests.product.beeProducts': 'Bienenerzeugnisse',
  'requests.waivedRest':
    '{count, plural, =0 {Es war nichts mehr offen. Was gekauft wurde, war genehmigt.} one {{shown} Tier war noch nicht gekauft. Was gekauft wurde, war genehmigt.} other {{shown} Tiere waren noch nicht gekauft. Was gekauft wurde, war genehmigt.}}',
  'requests.revoke': 'Genehmigung widerrufen',
  'requests.revoke.text':
    'Ab jetzt dürfen damit keine Tiere mehr gekauft werden. Die Entscheidung und was bis jetzt gekauft wurde bleiben stehen. Alle Beteiligten werden benachrichtigt. Ob der Betrieb vorher anzuhören ist und welche Form der Widerruf braucht, sagt das Verfahrensrecht Ihres Landes.',
  'requests.revokedText': 'Ab diesem Tag dürfen damit keine Tiere mehr gekauft werden.',
  'requests.reopen': 'Wieder öffnen',
  'requests.reopen.text':
    'Der Antrag ist ohne Entscheidung abgelaufen. Danach ist wieder die Stelle an der Reihe, die nicht geantwortet hat, ohne Frist, bis sie antwortet. Alle Beteiligten werden benachrichtigt.',
  'requests.reopenUntil':
    'Wer entscheidet, kann den Antrag bis {day} wieder öffnen, wenn Sie darum bitten.',
  'requests.reason': 'Gründe',
  'requests.reasonHint': 'Der Betrieb und die beteiligten Stellen lesen sie.',
  'requests.removeDraft': 'Entwurf verwerfen',
  'requests.removeText': 'Alle Angaben darin gehen verloren, auch auf diesem Gerät.',
  'requests.tryAgainNewest': 'Der neueste Stand wurde geladen. Bitte versuchen Sie es noch einmal.',
  'requests.folder': 'Ordner',
  'requests.moveTo': 'In Ordner verschieben',
  'requests.moved':
    '{count, plural, =0 {Kein Antrag ist verschoben} one {# Antrag ist verschoben} other {# Anträge sind verschoben}}',
  'requests.mark': 'Bearbeitung vermerken',
  'requests.markRemove': 'Vermerk entfernen',
  'requests.markReplace': 'Vermerk ersetzen',
  'requests.markedSince': '{editor} bearbeitet diesen Antrag seit {time}',
  'requests.markReplaceText':
    'Sprechen Sie sich ab, bevor Sie den Vermerk ersetzen oder entfernen.',
  'requests.editorName': 'Ihr Kürzel',
  'requests.editorNameHint': 'Alle Beteiligten sehen es, auch der Betrieb, zum Beispiel „MS“.',
  'requests.statusLabel': 'Hinweis zum Stand',
  'requests.statusLabelHint': 'Alle Beteiligten sehen ihn, zum Beispiel „Rückfrage beim Betrieb“.',

  'requests.view.needsMe': 'Wartet auf mich',
  'requests.view.all': 'Alle',
  'requests.view.noFolder': 'In keinem Ordner',
  'requests.view.drafts': 'Entwürfe',
  'requests.view.archived': 'Archiv',
  'requests.found':
    '{count, plural, =0 {Keine Anträge} one {{shown} Antrag} other {{shown} Anträge}}',
  'requests.searchText': 'Nummer oder Betrieb',
  'requests.noneMatch': 'Kein Antrag passt zu den Filtern',
  'requests.none.needsMe': 'Kein Antrag wartet auf Sie',
  'requests.beginText':
    'Ein Antrag beginnt mit der Suche: Finden Sie kein passendes Bio-Tier, beantragen Sie dort die Ausnahme.',

  'requests.step.site': 'Wohin kommen sie?',
  'requests.step.type': 'Wer entscheidet?',
  'requests.step.package': 'Welcher Antrag?',
  'requests.back': 'Zurück',
  'requests.neededText':
    'Finden Sie kein passendes Bio-Tier, können Sie beantragen, nichtökologische Zuchttiere zu kaufen.',
  'requests.needed.search':
    'eine Suche; zu jedem Angebot, das sie findet, sagen Sie, warum es nicht passt',
  'requests.needed.account': 'die Anmeldung Ihres Betriebs mit Kontrollnummer',
  'requests.needed.site': 'den Standort, an den die Tiere kommen, mit seiner Lage auf der Karte',
  'requests.needed.time':
    'etwa 10 Minuten; der Entwurf wird gespeichert und lässt sich später fortsetzen',
  'requests.mayNot.role':
    'Anträge stellen landwirtschaftliche Betriebe, ihre Kontrollstellen und ihre Verbände. Haben Sie ein solches Konto, wechseln Sie oben dorthin. Wer einen Betrieb hat und noch kein solches Konto, bittet seine Kontrollstelle um eine Einladung.',
  'requests.mayNot.account':
    'Ihrem Konto fehlt dieses Recht. Die Verwaltung der Datenbank kann es geben.',
  'requests.mayNot.blocked': 'Warum, und wen Sie fragen können, steht oben.',
  'requests.followUpNotice':
    'Dies wird ein neuer Antrag nach einem früheren. Antworten, die noch passen, werden übernommen.',
  'requests.offersFit':
    '{count, plural, =0 {Kein Angebot passt zu Ihrer Suche} one {{shown} Angebot passt zu Ihrer Suche} other {{shown} Angebote passen zu Ihrer Suche}}',
  'requests.offersNear':
    '{count, plural, =0 {Kein Angebot im Umkreis von {radius} passt} one {{shown} Angebot im Umkreis von {radius} passt} other {{shown} Angebote im Umkreis von {radius} passen}}',
  'requests.offersFirst':
    'Eine Ausnahme gibt es nur für Tiere, die Sie so nicht bekommen. Im Antrag sagen Sie, warum ein Angebot nicht passt oder nicht reicht.',
  'requests.offersAll':
    '{count, plural, one {Das Angebot ansehen} other {Alle {shown} Angebote ansehen}}',
  'requests.searchLimits':
    'Gesucht wird um den gewählten Standort, immer im Umkreis von {radius}. Ein Transport lebender Tiere soll höchstens {hours, plural, one {# Stunde} other {# Stunden}} dauern.',
  'requests.offersAnswer':
    'Sagen Sie zu jedem, warum es nicht passt oder nicht reicht: hier gleich, spätestens vor dem Absenden. Die Gründe werden mit dem Antrag festgehalten.',
  'requests.offersNearest':
    'Hier stehen die nächsten {shown}; die übrigen kommen vor dem Absenden.',
  'requests.offersFarther':
    '{count, plural, one {# Angebot weiter entfernt} other {# Angebote weiter entfernt}}',
  'requests.offersFartherSaid': '{count, plural, other {# beantwortet}}',
  'requests.whyNot': 'Warum passt es nicht?',
  'requests.whyNotSaid': 'beantwortet',
  'requests.whyNotText': 'In eigenen Worten',
  'requests.whyNotNeedsText': 'Nennen Sie den anderen Grund in eigenen Worten.',
  'requests.taken': 'Wie viele davon nehmen Sie?',
  'requests.takenHint':
    '{most, plural, =0 {} other {Höchstens {most, number}. }}Diese Tiere kaufen Sie ökologisch; beantragt werden entsprechend weniger.',
  'requests.takenMissing': 'Sagen Sie, wie viele der Tiere Sie nehmen; 0, wenn keines.',
  'requests.takenNotice':
    '{count, plural, one {Sie nehmen {taken} ökologisches Tier.} other {Sie nehmen {taken} ökologische Tiere.}} Beantragt werden {applied} statt {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Davon wird keines genommen.} one {Davon wird # genommen.} other {Davon werden # genommen.}}',
  'requests.offersLeft': 'Angebote noch ohne Grund: {shown} von {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Zu dem Angebot ist gesagt, warum es nicht passt.} other {Zu allen {shown} Angeboten ist gesagt, warum sie nicht passen.}}',
  'requests.sameReason': 'Derselbe Grund für alle {count, number} offenen Angebote',
  'requests.offerReason.breed': 'andere Rasse oder Herkunft',
  'requests.offerReason.gender': 'falsches Geschlecht',
  'requests.offerReason.age': 'falsches Alter',
  'requests.offerReason.amount': 'zu wenige Tiere',
  'requests.offerReason.time': 'nicht rechtzeitig zu haben',
  'requests.offerReason.health': 'Gesundheitsstatus',
  'requests.offerReason.performance': 'Leistung oder Abstammung',
  'requests.offerReason.housing': 'Haltung oder Hornstatus',
  'requests.offerReason.transport': 'Transport zu lang',
  'requests.offerReason.other': 'anderer Grund',
  'requests.offersFound': 'Gefundene Angebote',
  'requests.offersFoundText':
    'Der Stand der Suche, als der Antrag begonnen wurde. Spätere Änderungen der Angebote ändern ihn nicht.',
  'requests.offersOnPaper': 'Hier stehen nur die nächsten, alle {all} stehen im Nachweis {number}.',
  'requests.offerFoundAt': '{distance} entfernt, Fassung {rev}',
  'requests.offerGone': 'nicht mehr zu sehen',
  'requests.offerNotAnswered': 'Warum es nicht passt, wurde nicht gesagt.',
  'requests.offerDoesNotFit': 'Passt nicht: {reasons}.',
  'requests.use': 'Wozu dienen die Tiere?',
  'requests.otherFilters': 'Aus Ihrer Suche gelten auch: {filters}.',
  'requests.onlyHere':
    'Für den Antrag zählen nur Angebote in diesem Land ({country}); Angebote aus anderen Ländern gehen nicht in den Antrag ein.',
  'requests.otherFiltersChange': 'In der Suche ändern',
  'requests.farmerSearch': 'Für welchen Betrieb?',
  'requests.farmerHint': 'Name oder Kontrollnummer, mindestens {count} Zeichen',
  'requests.farmersFound':
    '{count, plural, =0 {Kein Betrieb gefunden} one {# Betrieb gefunden} other {# Betriebe gefunden}}',
  'requests.farmerInactive': 'nicht aktiv',
  'requests.farmerNotAgreed': 'hat nicht zugestimmt',
  'requests.actFor': 'Für diesen Betrieb handeln',
  'requests.otherFarmer': 'Anderen Betrieb wählen',
  'requests.noSite': 'Es fehlt ein Standort mit Adresse und Lage auf der Karte.',
  'requests.siteOfFarm': 'Der Betrieb ergänzt seine Standorte selbst, in seinem Profil.',
  'requests.askForRegion':
    'Prüfen Sie die Postleitzahl. Stimmt sie, dann fehlt ihr die Region: Schreiben Sie der Stelle, die dieses Land betreut.',
  'requests.unusableSites': 'Diese Standorte lassen sich nicht verwenden',
  'requests.typesWithheld': 'Hier nicht möglich',
  'requests.typeWithheld': 'Für diesen Betrieb oder diese Tiere nicht vorgesehen.',
  'requests.supplierQuestion': 'Um welchen Anbieter geht es?',
  'requests.supplierNone': 'Kein Anbieter',
  'requests.supplierFills':
    'Nach dem Senden liest er die Antworten, die ihn betreffen, und das Ergebnis; vom Betrieb nur Name, Ort und Region, keine Dateien. Er füllt aus: {form}.',
  'requests.supplierReads':
    'Freiwillig. Nach dem Senden liest er die Antworten, die ihn betreffen, und das Ergebnis; vom Betrieb nur Name, Ort und Region, keine Dateien.',
  'requests.supplierNotListed': 'Mein Anbieter fehlt in der Liste',
  'requests.supplierUnknown': '„{name}“ steht nicht in der Liste',
  'requests.noSuppliers': 'Für diese Tiere steht hier noch kein Anbieter zur Wahl',
  'requests.supplierInvite':
    'Bitten Sie ihn, sich hier als Anbieter anzumelden und diese Tierart anzugeben. Das ist kostenlos und schnell erledigt. Was Sie bisher gewählt haben, steht in der Adresse dieser Seite: Rufen Sie sie danach noch einmal auf.',
  'requests.hatcheryInvite':
    'Schreiben Sie auch unserer Verwaltung: Bei Minderschlupf steht nur zur Wahl, wen sie als Brüterei gekennzeichnet hat.',
  'requests.supplierGone':
    'Sprechen Sie mit dem Anbieter, oder beginnen Sie mit einem anderen neu. Ihre Antworten bleiben in diesem Entwurf stehen.',
  'requests.supplierText':
    'Nennt ein Betrieb Sie als Anbieter, erscheint sein Antrag nach dem Senden hier.',
  'requests.noPackage': 'Dafür gibt es hier keinen Antrag',
  'requests.noPackageText':
    'Für diese Tiere nimmt dieses Land hier keine Anträge an. Ob eine Genehmigung nötig ist, sagt die zuständige Stelle.',
  'requests.earlierRunning':
    '{count, plural, one {Für diese Tiere läuft schon ein Antrag} other {Für diese Tiere laufen schon # Anträge}}',
  'requests.keys':
    'Solange diese Liste den Fokus hat: J und K wechseln die Zeile, {selects, select, yes {X wählt sie aus, } other {}}Eingabe öffnet sie, / geht zum Suchfeld.',

  'requests.changedSince': 'Seit Ihrem letzten Blick geändert',
  'requests.moreFilters': 'Weitere Filter',
  'requests.sentOn': 'Gesendet',
  'requests.sentFrom': 'Gesendet ab',
  'requests.sentTo': 'Gesendet bis',
} as const;
