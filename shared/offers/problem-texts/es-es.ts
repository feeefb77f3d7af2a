import type { ProblemTexts } from './problem-texts.ts';

export const offerProblemsEs: ProblemTexts = {
  'fields.invalid': { reason: 'Este dato no es válido.' },
  'fields.notAllowed': { reason: 'Este dato no está entre las opciones.' },
  'fields.notMultiple': { reason: 'El número debe ser múltiplo de {limit}.' },
  'fields.required': { reason: 'Este campo es obligatorio.' },
  'fields.tooBig': { reason: 'El número puede ser como máximo {limit}.' },
  'fields.tooLong': { reason: 'Se admiten como máximo {limit} caracteres.' },
  'fields.tooMany': { reason: 'Se admiten como máximo {limit} entradas.' },
  'fields.tooSmall': { reason: 'El número debe ser como mínimo {limit}.' },
  'fields.wrongFormat': { reason: 'Este dato no tiene la forma correcta.' },
  'fields.wrongType': { reason: 'Este dato no es del tipo correcto.' },
  'offers.animalkindNotOffered': { reason: 'Esta especie no se ofrece en este país.' },
  'offers.availabilityNotReached': { reason: 'No se puede pasar a este estado desde el de ahora.' },
  'offers.dayInPast': { reason: 'El día no puede estar en el pasado.' },
  'offers.dayNotAllowed': { reason: 'Una oferta en este estado no lleva día.' },
  'offers.fieldNotShown': { reason: 'Las ofertas de este tipo no tienen este campo.' },
  'offers.leadTooShort': {
    reason: 'Es demasiado pronto para un pedido anticipado; como pronto, {limit}.',
  },
  'offers.locationNotFound': { reason: 'No se ha encontrado el lugar de venta.' },
  'offers.noContact': {
    reason: 'El lugar de venta necesita un correo electrónico o un teléfono.',
  },
  'offers.noGeoPosition': { reason: 'El lugar de venta no tiene posición en el mapa.' },
  'offers.noMixedGender': {
    reason: 'Con esta orientación, los machos y las hembras se ofrecen por separado.',
  },
  'offers.noRegion': { reason: 'El lugar de venta no está en ninguna región.' },
  'offers.notByWeek': { reason: 'Aquí los animales de esta especie no se ofrecen por semanas.' },
  'offers.onlyOneCategory1': { reason: 'En esta especie solo se admite una categoría.' },
  'offers.otherAgeCategory': { reason: 'Esta edad no corresponde a la orientación.' },
  'offers.otherAnimalkind': { reason: 'Esto no corresponde a esta especie.' },
  'offers.otherAssociation': { reason: 'Su explotación no pertenece a esta asociación.' },
  'offers.otherCountry': { reason: 'Esto no se utiliza en este país.' },
  'offers.otherOffergroup': { reason: 'Esto no corresponde a esta raza o estirpe.' },
  'offers.pastWeek': { reason: 'Una semana pasada no se puede añadir ni cambiar.' },
  'offers.positionElsewhere': {
    reason:
      'El punto de la ubicación en el mapa no está en su código postal. Corríjalo en el perfil.',
  },
  'offers.tooFarAhead': {
    reason: 'Los pedidos anticipados llegan a un año vista; como tarde, {limit}.',
  },
  'offers.tosNotAccepted': {
    reason: 'Antes de ofrecer animales hay que aceptar las condiciones de uso.',
  },
  'offers.uploadNotUsable': { reason: 'Solo se pueden adjuntar archivos propios para ofertas.' },
  'offers.weeksNotInOrder': { reason: 'Cada semana aparece una sola vez, la anterior primero.' },
};
