/** The questions that people of each role ask most; each answer ends at the page where one does it. */
export const HELP = {
  usageKey: 'help',
  internalName: 'Help',
  title: {
    de: 'Hilfe',
    en: 'Help',
    da: 'Hjælp',
    fr: 'Aide',
    it: 'Aiuto',
  },
  content: {
    de: `Fragen zu einem Angebot beantwortet sein Anbieter, Fragen zu einem Antrag die Stelle, bei der er liegt.

## Für alle

### Brauche ich ein Konto, und kostet das etwas?

Nein. Suchen können Sie ohne Anmeldung, und alles hier ist kostenlos. Ein Konto brauchen Sie nur, um Tiere anzubieten oder eine Ausnahme zu beantragen. [Zur Suche](/)

## Für Landwirtinnen und Landwirte

### Wie finde ich Tiere in meiner Nähe?

Wählen Sie die Tierart und geben Sie Ihre Postleitzahl ein, oder tippen Sie auf „In meiner Nähe“. Die nächsten Angebote stehen zuerst, mit Entfernung und Telefonnummer. [Zur Suche](/)

### Was tue ich, wenn nichts passt?

Vergrößern Sie zuerst den Umkreis und nehmen Sie Filter heraus. Finden Sie dann noch kein geeignetes Tier, beantragen Sie eine Ausnahme; Ihre Suche wird dem Antrag als Nachweis beigelegt. [Ausnahme beantragen](/new-request)

### Wie lange dauert ein Antrag?

Das hängt von der Stelle ab, bei der er liegt. Im Antrag stehen die Frist und die Zeit, die diese Stelle meist braucht; über jede Entscheidung schicken wir Ihnen eine Mail. Kaufen Sie erst, wenn die Genehmigung da ist. [Zu meinen Anträgen](/requests)

### Welche Nummer ist meine Kontrollnummer?

Sie steht auf Ihrer Bio-Bescheinigung, neben dem Namen Ihrer Kontrollstelle. Mit ihr und Ihrer Postleitzahl finden wir Ihren Betrieb, wenn Sie sich registrieren. [Registrieren](/register)

### Wie nehme ich einen Antrag zurück?

Öffnen Sie den Antrag und wählen Sie „Antrag zurückziehen“. Das geht, solange nicht entschieden ist. Wollen Sie von einer Genehmigung nichts mehr kaufen, wählen Sie dort „Auf den Rest verzichten“. [Zu meinen Anträgen](/requests)

## Für Anbieter

### Wie biete ich Tiere an?

Melden Sie sich an, wählen Sie „Neues Angebot“ und beschreiben Sie die Tiere, am besten mit Foto. Sie brauchen dafür ein gültiges Bio-Zertifikat. [Zu meinen Angeboten](/my-offers)

### Wie bleiben meine Angebote sichtbar?

Bestätigen Sie sie, wenn unsere Mail kommt, meist alle 90 Tage. Jedes gespeicherte Angebot gilt auch als Bestätigung. Was nicht bestätigt ist, wird ausgeblendet, nie gelöscht. [Aktivität bestätigen](/activity)

### Meine Tiere sind verkauft. Was nun?

Archivieren Sie das Angebot, dann findet es niemand mehr. Haben Sie wieder solche Tiere, holen Sie es aus dem Archiv zurück und müssen nichts neu schreiben. [Zu meinen Angeboten](/my-offers)

### Kann ich viele Angebote auf einmal eintragen?

Ja, mit einer Tabelle. Laden Sie Ihre Angebote als Datei, ändern Sie sie am Rechner und importieren Sie sie wieder; ein Probelauf zeigt vorher, was sich ändert. [Angebote importieren](/offer-import)

## Für Kontrollstellen

### Wie kommen die Daten unserer Kundschaft hierher?

Als Datei, jederzeit und so oft Sie wollen. Ein Probelauf nennt jede fehlerhafte Zeile, und ein Import lässt sich zurücknehmen. [Kundschaft importieren](/customer-import)

### Wo geben wir unsere Stellungnahme ab?

In der Liste der Anträge stehen zuerst die, auf die Sie antworten müssen. Öffnen Sie einen, beantworten Sie die Fragen Ihres Schritts und senden Sie ihn ab. [Zu den Anträgen](/requests)

### Können wir für einen Betrieb einen Antrag stellen?

Ja. Suchen Sie den Betrieb in Ihrer Kundschaft und wählen Sie „Für diesen Betrieb handeln“. In manchen Ländern muss der Betrieb vorher zustimmen. [Zur Kundschaft](/customers)

## Für Behörden

### Wo sehe ich, worüber ich entscheiden muss?

In der Liste der Anträge, mit der Frist eines jeden. Suche, Antworten und Stellungnahme stehen auf einer Seite, darunter entscheiden Sie. [Zu den Anträgen](/requests)

### Woher bekomme ich die Zahlen für den Jahresbericht?

Aus der Statistik: genehmigte und abgelehnte Ausnahmen nach Tierart, Grund und Monat. Die Anträge selbst laden Sie aus ihrer Liste als Datei. [Zur Statistik](/statistics)

## Noch eine Frage?

Schreiben Sie uns über das [Kontaktformular](/contact).`,
    en: `The supplier answers questions about an offer, the office that has a request those about it.

## For everybody

### Do I need an account, and does it cost anything?

No. You can search without signing in, and everything here is free of charge. You need an account only to offer animals or to apply for an exception. [Search](/)

## For farmers

### How do I find animals near me?

Choose the animals and enter your postal code, or tap “Near me”. The nearest offers come first, with distance and phone number. [Search](/)

### What do I do if nothing fits?

First widen the distance and take filters away. If there is still no suitable animal, apply for an exception; your search goes with the request as evidence. [Apply for an exception](/new-request)

### How long does a request take?

That depends on the office that has it. The request shows the deadline and the time that this office usually needs; we mail you each decision. Buy only when you have the permission. [My requests](/requests)

### Which number is my control number?

It is on your organic certificate, next to the name of your control body. With it and your postal code we find your farm when you register. [Register](/register)

### How do I take a request back?

Open the request and choose to withdraw it. You can do so until it is decided. If you will buy nothing more under a permission, you can give up the rest there. [My requests](/requests)

## For suppliers

### How do I offer animals?

Sign in, begin a new offer and describe the animals, best with a photo. You need a valid organic certificate. [My offers](/my-offers)

### How do my offers stay online?

Confirm them when our mail comes, usually every 90 days. Saving an offer counts as a confirmation, too. What is not confirmed is hidden, never deleted. [Confirm activity](/activity)

### My animals are sold. What now?

Archive the offer, and nobody finds it any more. When you have such animals again, bring it back from the archive; nothing has to be written again. [My offers](/my-offers)

### Can I enter many offers at once?

Yes, with a spreadsheet. Load your offers as a file, change them on your computer and import them again; a dry run shows first what will change. [Import offers](/offer-import)

## For control bodies

### How do the data of our customers get here?

As a file, at any time and as often as you like. A dry run names each faulty row, and an import can be taken back. [Import customers](/customer-import)

### Where do we give our advice?

The list of requests shows first those that wait for your answer. Open one, answer the questions of your step and send it. [Requests](/requests)

### Can we file a request for a farm?

Yes. Look for the farm among your customers and choose to act for it. In some countries the farm must agree first. [Customers](/customers)

## For authorities

### Where do I see what I have to decide?

In the list of requests, each with its deadline. Search, answers and advice are on one page, and below them you decide. [Requests](/requests)

### Where do I get the figures for the annual report?

From the statistics: exceptions granted and refused by animals, reason and month. You load the requests themselves from their list as a file. [Statistics](/statistics)

## Another question?

Write to us by the [contact form](/contact).`,
    da: `Spørgsmål om et udbud besvares af udbyderen, spørgsmål om en ansøgning af den myndighed eller det kontrolorgan, der har den.

## For alle

### Skal jeg have en konto, og koster det noget?

Nej. Du kan søge uden at logge ind, og alt her er gratis. Du skal kun have en konto for at udbyde dyr eller søge om en undtagelse. [Til søgningen](/)

## For landmænd

### Hvordan finder jeg dyr i nærheden?

Vælg dyreart og indtast dit postnummer, eller brug din placering. De nærmeste udbud står først, med afstand og telefonnummer. [Til søgningen](/)

### Hvad gør jeg, hvis intet passer?

Udvid først afstanden, og fjern filtre. Er der stadig intet egnet dyr, kan du søge om en undtagelse; din søgning lægges ved ansøgningen som dokumentation. [Søg om en undtagelse](/new-request)

### Hvor lang tid tager en ansøgning?

Det afhænger af, hvem der har den. Ansøgningen viser fristen og den tid, der normalt bruges; vi sender dig en mail om hver afgørelse. Køb først, når du har tilladelsen. [Til mine ansøgninger](/requests)

### Hvilket nummer er mit kontrolnummer?

Det står på dit økologicertifikat, ved siden af kontrolorganets navn. Med det og dit postnummer finder vi din bedrift, når du registrerer dig. [Registrer](/register)

### Hvordan trækker jeg en ansøgning tilbage?

Åbn ansøgningen, og vælg at trække den tilbage. Det kan du, indtil der er truffet afgørelse. Vil du ikke købe mere på en tilladelse, kan du samme sted give afkald på resten. [Til mine ansøgninger](/requests)

## For udbydere

### Hvordan udbyder jeg dyr?

Log ind, opret et nyt udbud, og beskriv dyrene, gerne med et foto. Du skal have et gyldigt økologicertifikat. [Til mine udbud](/my-offers)

### Hvordan forbliver mine udbud synlige?

Bekræft dem, når vores mail kommer, normalt hver 90. dag. Når du gemmer et udbud, gælder det også som bekræftelse. Det, der ikke er bekræftet, skjules, men slettes aldrig. [Bekræft aktivitet](/activity)

### Mine dyr er solgt. Hvad nu?

Arkivér udbuddet, så finder ingen det mere. Har du igen sådanne dyr, henter du det frem fra arkivet uden at skrive noget på ny. [Til mine udbud](/my-offers)

### Kan jeg oprette mange udbud på én gang?

Ja, med et regneark. Hent dine udbud som fil, ret dem på computeren, og importér dem igen; en prøvekørsel viser først, hvad der ændres. [Importér udbud](/offer-import)

## For kontrolorganer

### Hvordan kommer vores kunders data hertil?

Som fil, når som helst og så ofte I vil. En prøvekørsel nævner hver række med fejl, og en import kan tages tilbage. [Importér kunder](/customer-import)

### Hvor afgiver vi vores udtalelse?

På listen over ansøgninger står de, der venter på jeres svar, først. Åbn en, besvar spørgsmålene i jeres trin, og send den. [Til ansøgningerne](/requests)

### Kan vi indgive en ansøgning for en bedrift?

Ja. Find bedriften blandt jeres kunder, og vælg at handle for den. I nogle lande skal bedriften først give sit samtykke. [Til kunderne](/customers)

## For myndigheder

### Hvor ser jeg, hvad jeg skal afgøre?

På listen over ansøgninger, hver med sin frist. Søgning, svar og udtalelse står på én side, og nederst træffer du afgørelsen. [Til ansøgningerne](/requests)

### Hvor får jeg tallene til årsberetningen?

I statistikken: imødekomne og afslåede undtagelser efter dyreart, grund og måned. Selve ansøgningerne hentes som fil fra deres liste. [Til statistikken](/statistics)

## Andre spørgsmål?

Skriv til os med [kontaktformularen](/contact).`,
    fr: `Le fournisseur répond aux questions sur une offre, l’organisme qui détient une demande à celles qui la concernent.

## Pour tous

### Faut-il un compte, et est-ce payant ?

Non. La recherche est possible sans connexion, et tout est gratuit ici. Un compte n’est nécessaire que pour proposer des animaux ou demander une dérogation. [Rechercher](/)

## Pour les agriculteurs

### Comment trouver des animaux près de chez moi ?

Choisissez l’espèce et saisissez votre code postal, ou utilisez votre position. Les offres les plus proches viennent en premier, avec la distance et le téléphone. [Rechercher](/)

### Que faire si rien ne convient ?

Élargissez d’abord la distance et retirez des filtres. S’il n’y a toujours pas d’animal adapté, demandez une dérogation ; votre recherche y est jointe comme preuve. [Demander une dérogation](/new-request)

### Combien de temps prend une demande ?

Cela dépend de l’organisme qui la détient. La demande indique le délai et le temps habituel de cet organisme ; chaque décision vous est envoyée par courriel. N’achetez qu’après l’autorisation. [Mes demandes](/requests)

### Quel est mon numéro de contrôle ?

Il figure sur votre certificat bio, près du nom de votre organisme de contrôle. Avec ce numéro et votre code postal, nous trouvons votre exploitation lors de l’inscription. [S’inscrire](/register)

### Comment retirer une demande ?

Ouvrez la demande et choisissez de la retirer. C’est possible tant qu’elle n’est pas décidée. Si vous n’achetez plus rien avec une autorisation, vous pouvez y renoncer au reste. [Mes demandes](/requests)

## Pour les fournisseurs

### Comment proposer des animaux ?

Connectez-vous, créez une offre et décrivez les animaux, de préférence avec une photo. Un certificat bio valable est nécessaire. [Mes offres](/my-offers)

### Comment mes offres restent-elles en ligne ?

Confirmez-les quand notre courriel arrive, en général tous les 90 jours. Enregistrer une offre vaut aussi confirmation. Ce qui n’est pas confirmé est masqué, jamais supprimé. [Confirmer l’activité](/activity)

### Mes animaux sont vendus. Que faire ?

Archivez l’offre, et personne ne la trouve plus. Quand vous avez de nouveau de tels animaux, reprenez-la dans les archives sans rien réécrire. [Mes offres](/my-offers)

### Puis-je saisir beaucoup d’offres à la fois ?

Oui, avec un tableur. Chargez vos offres dans un fichier, modifiez-les sur votre ordinateur et importez-les ; un essai montre d’abord ce qui change. [Importer des offres](/offer-import)

## Pour les organismes de contrôle

### Comment les données de nos clients arrivent-elles ici ?

Par un fichier, à tout moment et aussi souvent que vous voulez. Un essai nomme chaque ligne fautive, et un import peut être annulé. [Importer des clients](/customer-import)

### Où donnons-nous notre avis ?

La liste des demandes montre d’abord celles qui attendent votre réponse. Ouvrez-en une, répondez aux questions de votre étape et envoyez-la. [Demandes](/requests)

### Pouvons-nous déposer une demande pour une exploitation ?

Oui. Cherchez l’exploitation parmi vos clients et choisissez d’agir pour elle. Dans certains pays, elle doit d’abord donner son accord. [Clients](/customers)

## Pour les autorités

### Où voir ce que je dois décider ?

Dans la liste des demandes, chacune avec son délai. Recherche, réponses et avis sont sur une page, au bas de laquelle vous décidez. [Demandes](/requests)

### Où trouver les chiffres du rapport annuel ?

Dans la statistique : dérogations accordées et refusées par espèce, motif et mois. Les demandes elles-mêmes se chargent dans un fichier depuis leur liste. [Statistique](/statistics)

## Une autre question ?

Écrivez-nous par le [formulaire de contact](/contact).`,
    it: `Alle domande su un’offerta risponde il fornitore, a quelle su una domanda l’ufficio che la sta trattando.

## Per tutti

### Serve un conto, e costa qualcosa?

No. Si cerca senza accedere, e qui tutto è gratuito. Un conto serve solo per offrire animali o per chiedere una deroga. [Alla ricerca](/)

## Per gli agricoltori

### Come trovo animali vicino a me?

Scegliete la specie e inserite il vostro codice postale, oppure usate la vostra posizione. Le offerte più vicine vengono per prime, con distanza e telefono. [Alla ricerca](/)

### Che cosa faccio se non c’è niente di adatto?

Allargate prima la distanza e togliete filtri. Se non c’è ancora un animale adatto, chiedete una deroga; la vostra ricerca viene allegata alla domanda come prova. [Chiedere una deroga](/new-request)

### Quanto tempo richiede una domanda?

Dipende dall’ufficio che la tratta. Nella domanda trovate il termine e il tempo che questo ufficio impiega di solito; ogni decisione vi arriva per e-mail. Acquistate solo dopo l’autorizzazione. [Le mie domande](/requests)

### Qual è il mio numero di controllo?

È sul vostro certificato biologico, accanto al nome dell’organismo di controllo. Con questo numero e il codice postale troviamo la vostra azienda quando vi registrate. [Registrarsi](/register)

### Come ritiro una domanda?

Aprite la domanda e scegliete di ritirarla. È possibile finché non è decisa. Se con un’autorizzazione non acquistate più niente, lì potete rinunciare al resto. [Le mie domande](/requests)

## Per i fornitori

### Come offro animali?

Accedete, create un’offerta e descrivete gli animali, meglio con una foto. Serve un certificato biologico valido. [Le mie offerte](/my-offers)

### Come restano visibili le mie offerte?

Confermatele quando arriva la nostra e-mail, di solito ogni 90 giorni. Anche salvare un’offerta vale come conferma. Ciò che non è confermato viene nascosto, mai cancellato. [Confermare l’attività](/activity)

### I miei animali sono venduti. E adesso?

Archiviate l’offerta, e nessuno la trova più. Quando avete di nuovo animali simili, riprendetela dall’archivio senza riscrivere niente. [Le mie offerte](/my-offers)

### Posso inserire molte offerte insieme?

Sì, con un foglio di calcolo. Scaricate le offerte come file, modificatele al computer e importatele di nuovo; una prova mostra prima che cosa cambia. [Importare offerte](/offer-import)

## Per gli organismi di controllo

### Come arrivano qui i dati dei nostri clienti?

Come file, in ogni momento e quante volte volete. Una prova indica ogni riga errata, e un’importazione si può annullare. [Importare clienti](/customer-import)

### Dove diamo il nostro parere?

L’elenco delle domande mostra per prime quelle che aspettano la vostra risposta. Apritene una, rispondete alle domande della vostra fase e inviatela. [Domande](/requests)

### Possiamo presentare una domanda per un’azienda?

Sì. Cercate l’azienda fra i vostri clienti e scegliete di agire per essa. In alcuni paesi l’azienda deve prima acconsentire. [Clienti](/customers)

## Per le autorità

### Dove vedo che cosa devo decidere?

Nell’elenco delle domande, ciascuna con il suo termine. Ricerca, risposte e parere stanno su una pagina, in fondo alla quale decidete. [Domande](/requests)

### Dove trovo le cifre per il rapporto annuale?

Nella statistica: deroghe concesse e rifiutate per specie, motivo e mese. Le domande stesse si scaricano come file dal loro elenco. [Statistica](/statistics)

## Un’altra domanda?

Scriveteci con il [modulo di contatto](/contact).`,
  },
};
