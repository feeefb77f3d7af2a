import { expect, test } from 'vitest';
import { mailedFile, mailedName } from '#shared/accounts/mailed-name.ts';

const mailedSeller = (name: string) => mailedName({ name, role: 'SUP' });

test.each([
  'Hof Dr. Huber',
  'Hof Dr.Huber',
  'Bio-Hof St. Anna GmbH & Co. KG',
  'Bio-Hof St.Anna GmbH&Co.KG',
  'Müller u. Sohn e.U.',
  'Müller e.Kfm.',
  'Az.Agr. Rossi S.r.l.',
  'Soc.coop.agr. Verdi',
  'Az.agr. Bianchi',
  'Novák s.r.o.',
  'Horvat d.o.o.',
  'Kooperatyva Žalia ž.ū.b.',
  'V.o.f. v.d.Berg',
  'J.De Vries',
  'Nr.12 v/Hansen I/S',
  'Exploitation agricole: élevage',
])('%s is a name without a link, and mailed as it is', (name) => {
  expect(mailedSeller(name)).toBe(name);
});

test.each([
  ['Ihr Konto ist gesperrt: https://evil.example/login jetzt', 'Ihr Konto ist gesperrt: … jetzt'],
  ['Hof (www.evil.example)', 'Hof …'],
  ['WWW.EVIL a', '… a'],
  ['Hof x.example/ b', 'Hof … b'],
  ['Hof evil.example', 'Hof …'],
  ['Hof sub.evil.example evil.com. GmbH', 'Hof … GmbH'],
  ['EVIL.COM', '…'],
  ['Evil.De', '…'],
  ['login.x.com', '…'],
  ['eve@evil.example', '…'],
  ['Hof evil．com', 'Hof …'],
])('%s is a name with a link, which mails leave out', (name, mailed) => {
  expect(mailedSeller(name)).toBe(mailed);
});

test('the end of a long name is not mailed', () => {
  expect(mailedSeller('a'.repeat(200))).toBe(`${'a'.repeat(119)}…`);
});

test('an office is called as its administrator has named it, a farm like a seller', () => {
  expect(mailedName({ name: 'bio.inspecta', role: 'INS' })).toBe('bio.inspecta');
  expect(mailedName({ name: 'bio.inspecta Hof', role: 'AGR' })).toBe('… Hof');
});

test.each([
  ['kunden 2026.csv', 'kunden 2026.csv'],
  ['Kunden.v2.XLSX', 'Kunden.v2.XLSX'],
  ['Konto gesperrt www.evil.example.csv', 'Konto gesperrt ….csv'],
  ['evil.shop', '…'],
])('a file %s is called %s', (name, mailed) => {
  expect(mailedFile(name)).toBe(mailed);
});
