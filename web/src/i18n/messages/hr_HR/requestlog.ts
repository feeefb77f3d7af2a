import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead': 'Svi poslani zahtjevi svih zemalja. Nacrte vidi samo onaj tko ih piše.',
  'requestlog.month': 'Mjesec slanja',
  'requestlog.delete':
    '{count, plural, one {Obriši # zahtjev} few {Obriši # zahtjeva} other {Obriši # zahtjeva}}',
  'requestlog.deleteText':
    'Svi sudionici gube pristup, a priložene datoteke više nisu zaštićene. Statistika {count, plural, one {ga} few {ih} other {ih}} i dalje broji. Povijest i razlog ostaju sačuvani.',
  'requestlog.deleteNow': 'Trajno obriši',
  'requestlog.deleted':
    '{count, plural, one {Obrisan je # zahtjev} few {Obrisana su # zahtjeva} other {Obrisano je # zahtjeva}}',
  'requestlog.failed':
    '{count, plural, one {# zahtjev nije obrisan} few {# zahtjeva nisu obrisana} other {# zahtjeva nije obrisano}}',
  'requestlog.protocol': 'Izvezi evidenciju',
} satisfies Partial<Messages<'requestlog'>>;
