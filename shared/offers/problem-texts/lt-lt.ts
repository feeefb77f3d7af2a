import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsLt: ProblemTexts = {
  'fields.invalid': { reason: 'Šie duomenys netinka.' },
  'fields.notAllowed': { reason: 'Tokio pasirinkimo nėra.' },
  'fields.notMultiple': { reason: 'Skaičius turi dalytis iš {limit}.' },
  'fields.required': { reason: 'Šį lauką būtina užpildyti.' },
  'fields.tooBig': { reason: 'Skaičius negali būti didesnis kaip {limit}.' },
  'fields.tooLong': { reason: 'Leidžiama ne daugiau kaip {limit} ženklų.' },
  'fields.tooMany': { reason: 'Leidžiama ne daugiau kaip {limit} įrašų.' },
  'fields.tooSmall': { reason: 'Skaičius negali būti mažesnis kaip {limit}.' },
  'fields.wrongFormat': { reason: 'Šie duomenys netinkamos formos.' },
  'fields.wrongType': { reason: 'Šie duomenys netinkamos rūšies.' },
  'offers.animalkindNotOffered': { reason: 'Šios rūšies gyvūnais šioje šalyje neprekiaujama.' },
  'offers.availabilityNotReached': { reason: 'Po dabartinės būsenos tokia būsena negalima.' },
  'offers.dayInPast': { reason: 'Diena negali būti praėjusi.' },
  'offers.dayNotAllowed': { reason: 'Tokios būsenos pasiūlymas dienos neturi.' },
  'offers.fieldNotShown': { reason: 'Tokie pasiūlymai šio lauko neturi.' },
  'offers.leadTooShort': {
    reason: 'Išankstiniam užsakymui tai per anksti, anksčiausiai galima {limit}.',
  },
  'offers.locationNotFound': { reason: 'Pardavimo vieta nerasta.' },
  'offers.noContact': {
    reason: 'Pardavimo vietai reikia el. pašto adreso arba telefono numerio.',
  },
  'offers.noGeoPosition': { reason: 'Pardavimo vieta nepažymėta žemėlapyje.' },
  'offers.noMixedGender': {
    reason: 'Šios paskirties patinai ir patelės siūlomi atskirai.',
  },
  'offers.noRegion': { reason: 'Pardavimo vieta nepriklauso jokiam regionui.' },
  'offers.notByWeek': { reason: 'Šios rūšies gyvūnai čia savaitėmis nesiūlomi.' },
  'offers.onlyOneCategory1': { reason: 'Šiai gyvūnų rūšiai galima tik viena kategorija.' },
  'offers.otherAgeCategory': { reason: 'Šis amžius netinka paskirčiai.' },
  'offers.otherAnimalkind': { reason: 'Tai nepriklauso šiai gyvūnų rūšiai.' },
  'offers.otherAssociation': { reason: 'Jūsų ūkis šiai asociacijai nepriklauso.' },
  'offers.otherCountry': { reason: 'Šioje šalyje tai nenaudojama.' },
  'offers.otherOffergroup': { reason: 'Tai nepriklauso šiai veislei ar linijai.' },
  'offers.pastWeek': { reason: 'Praėjusios savaitės nei papildyti, nei pakeisti negalima.' },
  'offers.positionElsewhere': {
    reason: 'Vietos taškas žemėlapyje nesutampa su jos pašto kodu. Pataisykite jį profilyje.',
  },
  'offers.tooFarAhead': {
    reason: 'Iš anksto užsakoma ne daugiau kaip metams į priekį, vėliausiai galima {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Prieš siūlant būtina sutikti su naudojimosi sąlygomis.',
  },
  'offers.uploadNotUsable': { reason: 'Pridėti galima tik savo failus, skirtus pasiūlymams.' },
  'offers.weeksNotInOrder': { reason: 'Kiekviena savaitė nurodoma kartą, ankstesnė pirma.' },
};
