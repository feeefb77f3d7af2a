/** The people behind the demo logins: login → name. Made up. */
export const LOGIN_NAMES = {
  admin: 'Ingrid Sommer',
  'supplier.de': 'Anna Huber',
  'farmer.de': 'Josef Lindner',
  'ins.de': 'Petra Vogt',
  'aut.de': 'Martin Seidl',
  'aso.de': 'Claudia Berger',
  'supplier.at': 'Maria Gruber',
  'farmer.at': 'Franz Ebner',
  'ins.at': 'Stefan Leitner',
  'aut.at': 'Eva Steiner',
  'aso.at': 'Lukas Moser',
  'supplier.ch': 'Ursula Zbinden',
  'farmer.ch': 'Beat Gerber',
  'ins.ch': 'Sandra Wyss',
  'aut.ch': 'Thomas Aebi',
  'aso.ch': 'Nicole Favre',
  'supplier.lu': 'Jean Weber',
  'farmer.lu': 'Claire Schmit',
  'ins.lu': 'Marc Thill',
  'aut.lu': 'Danielle Hoffmann',
  'aso.lu': 'Paul Wagner',
  'supplier.dk': 'Mette Kjær',
  'farmer.dk': 'Søren Dalgaard',
  'ins.dk': 'Hanne Bruun',
  'aut.dk': 'Lars Østergaard',
  'aso.dk': 'Pernille Holm',
  'multi.de': 'Sabine Wolf',
} as const;
export type Login = keyof typeof LOGIN_NAMES;

export const LOGINS = Object.keys(LOGIN_NAMES).filter(isLogin);

export function isLogin(name: string): name is Login {
  return Object.hasOwn(LOGIN_NAMES, name);
}
