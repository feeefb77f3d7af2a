const FIRST_WORDS = [
  '{"package":{"id":"","rev":1},"requestType":"authority","searchFilter":{"position":{"lat":5,"lon":1},"radiusKm":200,',
  '"attributeFilter":{"$and":[{"field":"","comparison":"eq","value":""}]},"searchedOn":"2026-","found":0},',
  '"agr":"","ins":"","aso":"","sup":"","aut":"","agrSite":{"applicant":{"name":"","controlNumber":"DE-ÖKO-0"},',
  '"followupFor":"","hid":"DE-2026-0000","step":0,"stepSince":"","stepClosesOn":"","turn":"","creator":"","created":"",',
  '"sentOn":"","decidedOn":"","draft":[],"filledSteps":[{"step":"","by":"","role":"AGR","on":"","fieldData":[{"field":"',
  '","value":null}]}],"attachments":[{"upload":"","name":"","contentType":"application/pdf","size":0}],"folders":[],',
  '"inProcess":{"editorName":"","by":"","since":""},"statusLabel":"","decision":{"animalsAsked":1,"animalsGranted":1,',
  '"animalsBought":1,"justificationCode":"lackOfSuitableAnimals","validUntil":""},',
  '"events":[{"event":"init","by":"","on":"2026-","status":"open","step":0}],"status":"accepted"',
  '{"staticData":{"name":"","role":"AGR","country":"","responsibleForRegions":[],"eggBreeder":false,"canRequest":true,',
  '"allowedRequestTypes":[],"canActAsFarmer":false,"canReceiveRequests":true,"agrImport":true,"code":""},',
  '"autApprovalForCountry":"","userData":{"address":{"name":"","street":"","citycode":"","city":"","phone":"+49 ',
  '","email":"@example.org","website":"https://www.","geoPosition":{"lat":5,"lon":1},"region":"","country":"DE"},',
  '"contact":"","controlNumber":"","insData":[{"ins":"","firstImportedOn":"","lastImportedOn":"","agreementOn":""}],',
  '"asoData":[{"aso":""}],"supData":[{"country":"","locationsOfSale":[{"id":"","internalName":"","isDefault":true,',
  '"address":{}}],"deliveryRadius":100,"animalkindsSold":[],"deliveryNotice":"","associations":[],',
  '"activityConfirmedOn":"","activityWarningsMailsSent":0,"confirmedAllLocationsOfSale":true,"confirmedByAdminOn":""}],',
  '"requestFolders":[],"emails":[{"email":"","status":"verified"}]},"supExtra":{"tosAcceptedOn":"","tosVersion":""},',
  '"active":true,"maxUsers":1,"uiLocale":"de_DE","ssoUsers":[""]}',
  '{"labels":[{"lang":"en_GB","label":""},{"lang":"de_DE","label":""}],"countries":[],"animalkinds":[],"sorting":0,',
  '"calendarWeek":"2026-W","statusWeekly.calendarWeek":["2026-W"],"autApproval.status":["none"]}',
  '{"updated":[17],"country":[""],"animalkind":[""],"offergroup":[""],"animalusage":[""],"gender":["female"],',
  '"ageCategory":[""],"category1":[""],"category2":[""],"classification":[""],"amount":[1],"status":["available"],',
  '"availableFrom":[17],"spotMarket":[false],"associations":[""],"owner":[""],"ownerActive":[true],',
  '"activityUntil":[17],"geoPosition":[{"lat":5,"lon":1}],"region":[""]}',
  '{"country":"","animalkind":"","offergroup":"","offerspecification":"","animalusage":"","gender":"male",',
  '"gender":"female","ageCategory":"","category1":[""],"category2":"","classification":"","amount":1,',
  '"status":"available","availableFrom":"2026-","statusWeekly":[{"calendarWeek":"2026-W","from":"2026-","to":"2026-",',
  '"available":1}],"spotMarket":false,"associations":[],"attachments":[],"dynamicFields":[{"field":"","value":""},',
  '{"field":"","value":true}],"locationOfSale":"","owner":"","ownerActive":true,',
  '"activityUntil":"2026-01-01T00:00:00.000Z","geoPosition":{"lat":5,"lon":1},"region":"","place":{"name":"",',
  '"citycode":"","city":""},"autApproval":{"status":"none"},"history":[{"begin":"2026-01-01T00:00:00.000Z"}]}',
].join('');

/** Names that came after the first text, and those of breeds and form fields. */
const LATER_WORDS = [
  '{"activeInCountries":[""],"category2":[""],"offerSpecifications":[{"id":"","labels":[{"lang":"de_DE","label":""},',
  '{"lang":"en_GB","label":""}]}],"breedCode":"","endangered":true,"endangeredLists":[{"list":"","version":""}],',
  '"endangered":false,"endangeredLists":[],"adaptedBreed":false}',
  '{"internalName":"","inputType":"select","labels":[{"lang":"de_DE","label":""},{"lang":"en_GB","label":""}],',
  '"descriptions":[],"tags":["application"],"mandatory":true,"options":[{"id":"","labels":[{"lang":"de_DE","label":"',
  '"}],"enabled":true}],"groups":[],"visibleWhen":{"field":"","oneOf":[""]}}',
  '"joinings":[{"user":"","way":"","on":"2026-"}],"userAgreementProcedure":"","standardName":"",',
  '"invites":[{"hash":"","createdOn":"2026-","createdBy":"","expires":"2026-"}],"activityWarnedOn":"2026-",',
  '"deactivatedOn":"2026-","registrationOptionName":"",',
  '"confirmedOn":"2026-","decidedRev":1,"associationsHidden":true,"reason":"","end":"2026-"',
  '"searchFilter":{"foundWithoutConditions":0,"until":"2026-","offers":[{"km":1,"animals":1,"reasons":[""]}]},',
  '"stepRemindsOn":["2026-"],"stepReminders":[7,2,0],"stepWorkingDays":1,"stepStays":true,"stepEscalatesOn":"2026-",',
  '"legalBasis":"","reportDueOn":"2026-","permissionEnd":{"how":"waived","on":"2026-","reason":""},',
].join('');

/** Names of the photos of offers, and of uploads, which came with them. */
const PHOTO_WORDS =
  '"category":"photo","owner":"","logo":false,"file":{"name":".jpg","contentType":"image/jpeg","size":0,"id":""},"readers":[],"photos":[{"large":"","small":"","text":""}],';

/** The colour of a breed, which came with the portraits of breeds. */
const COAT_WORDS = '"adaptedBreed":false,"coat":"redWhite"}';

/**
 * Text that the JSON of the entity classes has in common, as deflate's preset dictionary: the names of fields need not lie
 * in every item again. `functions/kernel/store/stored-json.ts` alone reads it: no other file of the kernel knows a word of a domain.
 *
 * It is a storage format: an item names its text by position, so a text that was in use never changes; a better one is
 * appended. What is frequent stands at the end, where references are shortest.
 */
export const PACKING_WORDS: readonly string[] = [
  FIRST_WORDS,
  LATER_WORDS + FIRST_WORDS,
  PHOTO_WORDS + LATER_WORDS + FIRST_WORDS,
  COAT_WORDS + PHOTO_WORDS + LATER_WORDS + FIRST_WORDS,
];
