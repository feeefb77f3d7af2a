import type { LineTexts } from './line-texts.ts';

export const lineTextsEs: LineTexts = {
  required: { reason: 'Falta este dato.', hint: 'Añada el valor en la fila.' },
  tooLong: {
    reason: 'El texto es demasiado largo.',
    hint: 'Acórtelo a {detail} caracteres como máximo.',
  },
  cellError: {
    reason: 'La celda contiene un error de la hoja de cálculo.',
    hint: 'Sustituya la fórmula por su valor.',
  },
  wrongText: {
    reason: 'El dato contiene caracteres que no son texto.',
    hint: 'Compruebe que la codificación elegida es la correcta.',
  },
  wrongControlNumber: {
    reason: 'No es un número de operador de este país.',
    hint: 'Se espera un número como {detail}.',
  },
  wrongCitycode: {
    reason: 'No es un código postal.',
    hint: 'Escriba solo el código postal, sin la localidad.',
  },
  wrongEmail: {
    reason: 'No es una dirección de correo.',
    hint: 'Escriba una sola dirección o deje la celda vacía.',
  },
  wrongPhone: {
    reason: 'No es un número de teléfono.',
    hint: 'Escriba un solo número, por ejemplo +34 953 123 456.',
  },
  wrongWebsite: {
    reason: 'No es una dirección de internet.',
    hint: 'Se espera una dirección como https://www.example.org.',
  },
  wrongAgreement: {
    reason: 'No es una fecha ni sí o no.',
    hint: 'Escriba el día del consentimiento, por ejemplo 05/03/2026, o sí o no.',
  },
  agreementAhead: {
    reason: 'El consentimiento tiene fecha futura.',
    hint: 'Escriba el día en que se dio.',
  },
  unknownAssociation: {
    reason: 'Esta asociación no existe aquí.',
    hint: 'Escriba el nombre como está en la base de datos; varias, separadas por punto y coma.',
  },
  listedTwice: {
    reason: 'Esta entrada ya está en la fila {detail}.',
    hint: 'Deje solo una de las dos filas.',
  },
  otherControlBody: {
    reason: 'Este número de operador es de una explotación que no es operador suyo.',
    hint: 'Revise el número y el código postal. Si la explotación se ha pasado a usted, diríjase al equipo de administración.',
  },
  notAFarm: {
    reason: 'Este número de operador no es de una explotación ganadera.',
    hint: 'Diríjase al equipo de administración.',
  },
  otherCountry: {
    reason: 'La explotación es de otro país.',
    hint: 'Diríjase al equipo de administración.',
  },
  deactivated: {
    reason: 'El equipo de administración ha desactivado la cuenta de esta explotación.',
    hint: 'Diríjase al equipo de administración.',
  },
  redacted: {
    reason: 'Los datos de esta explotación se han eliminado.',
    hint: 'Diríjase al equipo de administración.',
  },
  wrongTruth: {
    reason: 'No es ni sí ni no.',
    hint: 'Escriba sí o no, o deje la celda vacía.',
  },
  unknownAnimalkind: {
    reason: 'Esta especie no existe.',
    hint: 'Escriba el nombre como está en la base de datos.',
  },
  unknownCountry: {
    reason: 'Este país no existe.',
    hint: 'Escriba los códigos o los nombres de los países, por ejemplo ES; PT.',
  },
  unknownLanguage: {
    reason: 'Este idioma no existe.',
    hint: 'Se esperan idioma y nombre, por ejemplo en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Esta categoría II no existe.',
    hint: 'Escriba el nombre como está en la base de datos; varias, separadas por punto y coma.',
  },
  otherAnimalkind: {
    reason: 'Esta categoría II es de otra especie.',
    hint: 'Indique una categoría II de la especie de esta fila.',
  },
  countryNotCovered: {
    reason: 'Las categorías II de esta fila no valen allí.',
    hint: 'Indique para cada país una categoría II que valga allí o quite el país.',
  },
  tooMany: {
    reason: 'Son demasiadas entradas.',
    hint: 'Se admiten como máximo {detail}.',
  },
  unknownOffer: {
    reason: 'Esta oferta no está entre las suyas.',
    hint: 'Deje el identificador como lo escribe la exportación; en una oferta nueva queda vacío.',
  },
  notLocated: {
    reason: 'La dirección no se ha encontrado en el mapa.',
    hint: 'La fila se importa. Revise el código postal y la localidad para que se encuentre la explotación.',
  },
  noRegion: {
    reason: 'Este código postal no tiene ninguna región asignada.',
    hint: 'La fila se importa. Las solicitudes de la explotación necesitan una región; diríjase al equipo de administración.',
  },
  ended: {
    reason: 'La explotación ya no está en la lista y se desactiva.',
    hint: 'Si sigue siendo suya, añádala al archivo.',
  },
  changedSince: {
    reason: 'La entrada ha cambiado desde la importación y se queda como está.',
    hint: 'Si hace falta, cámbiela a mano.',
  },
  usedSince: {
    reason: 'La entrada ya se está usando y se mantiene.',
    hint: 'Por ejemplo, ya hay una solicitud de ella.',
  },
};
