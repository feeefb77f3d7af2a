import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Todavía no tiene ninguna oferta',
  'offers.archive': 'Archivar',
  'offers.unarchive': 'Desarchivar',
  'offers.activeUntil': 'Confirmada hasta',
  'offers.noneSo': 'No tiene ninguna oferta así',
  'offers.withFile': 'Ofertas que muestran «{name}»',
  'offers.editAndResubmit': 'Modificar y volver a presentar',
  'offers.bulkSaved':
    '{count, plural, =0 {Ninguna oferta cambiada} one {# oferta cambiada} other {# ofertas cambiadas}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Nada deshecho} one {# cambio deshecho} other {# cambios deshechos}}',
  'offers.bulkSame':
    '{count, plural, one {# oferta ya estaba así.} other {# ofertas ya estaban así.}}',
  'offers.bulkRefused':
    '{count, plural, one {# oferta no se ha cambiado:} other {# ofertas no se han cambiado:}}',
  'offers.action.kind': 'Allí no se ofrece esa especie',
  'offers.action.location': 'La ubicación ya no existe',
  'offers.action.inactive': 'La cuenta aún no puede publicar',
  'offers.bulkConfirm': 'Sigue vigente',
  'offers.notConfirmable':
    '{count, plural, one {# oferta está archivada o rechazada y no se puede confirmar} other {# ofertas están archivadas o rechazadas y no se pueden confirmar}}',
  'offers.changeDay': 'Cambiar el día',
  'offers.rejectedBecause': 'Motivo de la autoridad',
  'offers.withoutPhoto': 'Ofertas sin foto',
} satisfies Partial<Messages<'myoffers'>>;
