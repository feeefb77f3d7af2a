import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Önnek még nincs ajánlata',
  'offers.archive': 'Archiválás',
  'offers.unarchive': 'Vissza az archívumból',
  'offers.activeUntil': 'Megerősítve eddig',
  'offers.noneSo': 'Nincs ilyen ajánlata',
  'offers.withFile': 'Ajánlatok ezzel a fájllal: „{name}”',
  'offers.editAndResubmit': 'Szerkesztés és újra beküldés',
  'offers.bulkSaved':
    '{count, plural, =0 {Nincs módosított ajánlat} one {# ajánlat módosítva} other {# ajánlat módosítva}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Nincs visszavont módosítás} one {# módosítás visszavonva} other {# módosítás visszavonva}}',
  'offers.bulkSame':
    '{count, plural, one {# ajánlat már így volt.} other {# ajánlat már így volt.}}',
  'offers.bulkRefused':
    '{count, plural, one {# ajánlat nem módosult:} other {# ajánlat nem módosult:}}',
  'offers.action.kind': 'Az állatfaj ott nem kínálható',
  'offers.action.location': 'A telephely már nem létezik',
  'offers.action.inactive': 'A fiók még nem tehet közzé',
  'offers.bulkConfirm': 'Még érvényes',
  'offers.notConfirmable':
    '{count, plural, one {# ajánlat archivált vagy elutasított, nem erősíthető meg} other {# ajánlat archivált vagy elutasított, nem erősíthető meg}}',
  'offers.changeDay': 'Nap módosítása',
  'offers.rejectedBecause': 'A hatóság indokolása',
  'offers.withoutPhoto': 'Ajánlatok fotó nélkül',
} satisfies Partial<Messages<'myoffers'>>;
