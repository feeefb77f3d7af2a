import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Dirección',
  'words.associations': 'Asociaciones',
  'words.attachments': 'Adjuntos',
  'words.choose': 'Elija una opción',
  'words.chooseRegions': 'Elegir regiones',
  'words.columns': 'Columnas',
  'words.confirmEach': 'Ver una a una',
  'words.confirmOffers':
    '{count, plural, one {Hay que confirmar # oferta a más tardar el {day}} other {Hay que confirmar # ofertas a más tardar el {day}}}',
  'words.contactPerson': 'Persona de contacto',
  'words.copied': 'Copiado',
  'words.country': 'País',
  'words.delete': 'Eliminar',
  'words.download': 'Descargar',
  'words.email': 'Correo',
  'words.farm': 'Explotación',
  'words.files': 'Archivos',
  'words.invite': 'Invitar',
  'words.inviteOpen': 'Pendiente hasta el {day}',
  'words.inviteOver': 'Caducada',
  'words.inviteToAccount': 'A las direcciones de la cuenta',
  'words.leaveOut': 'Omitir',
  'words.logoSides':
    'La imagen tiene {width, number} × {height, number} píxeles. Cada lado necesita entre {min, number} y {max, number} píxeles.',
  'words.manageFiles': 'Gestionar archivos',
  'words.needed': 'Qué necesita',
  'words.offersConfirmed':
    '{count, plural, =0 {Gracias, ya estaba todo confirmado} one {Gracias, # oferta confirmada} other {Gracias, # ofertas confirmadas}}',
  'words.region': 'Región',
  'words.rename': 'Cambiar nombre',
  'words.role': 'Rol',
  'words.saved': 'Guardado',
  'words.search': 'Buscar',
  'words.whoUses': 'Quién usa esta cuenta',
} satisfies Partial<Messages<'words'>>;
