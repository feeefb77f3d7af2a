import type { Messages } from '../../parts.ts';

export const messages = {
  'requestlog.lead': 'Visi išsiųsti visų šalių prašymai. Juodraščius mato tik juos rašantys.',
  'requestlog.month': 'Išsiųsta',
  'requestlog.delete':
    '{count, plural, one {Ištrinti # prašymą} few {Ištrinti # prašymus} many {Ištrinti # prašymo} other {Ištrinti # prašymų}}',
  'requestlog.deleteText':
    'Visi dalyviai netenka prieigos, o pridėti failai nebesaugomi. Statistikoje {count, plural, one {jis} few {jie} many {jie} other {jie}} skaičiuojami toliau. Istorija ir priežastis lieka.',
  'requestlog.deleteNow': 'Ištrinti galutinai',
  'requestlog.deleted':
    '{count, plural, one {Ištrintas # prašymas} few {Ištrinti # prašymai} many {Ištrinta # prašymo} other {Ištrinta # prašymų}}',
  'requestlog.failed':
    '{count, plural, one {Neištrintas # prašymas} few {Neištrinti # prašymai} many {Neištrinta # prašymo} other {Neištrinta # prašymų}}',
  'requestlog.protocol': 'Eksportuoti protokolą',
} satisfies Partial<Messages<'requestlog'>>;
