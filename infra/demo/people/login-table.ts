import { demoId } from '#infra/demo/demo-entity.ts';
import type { DemoTimes } from '#infra/demo/demo-times.ts';
import type { Joining } from '#shared/accounts/joining.ts';

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
  'supplier.fr': 'Claire Fournier',
  'farmer.fr': 'Hubert Mercier',
  'ins.fr': 'Nathalie Roux',
  'aut.fr': 'Olivier Blanc',
  'aso.fr': 'Sylvie Morel',
  'supplier.it': 'Giulia Ferraro',
  'farmer.it': 'Pietro Bianchi',
  'ins.it': 'Chiara Conti',
  'aut.it': 'Luca Moretti',
  'aso.it': 'Elisa Greco',
  'supplier.es': 'Carmen Romero',
  'farmer.es': 'Antonio Vargas',
  'ins.es': 'Pilar Serrano',
  'aut.es': 'Miguel Santos',
  'aso.es': 'Teresa Molina',
  'supplier.nl': 'Saskia van Dijk',
  'farmer.nl': 'Henk Mulder',
  'ins.nl': 'Ineke Peters',
  'aut.nl': 'Pieter de Boer',
  'aso.nl': 'Lotte Hendriks',
  'supplier.se': 'Elin Holm',
  'farmer.se': 'Gustav Sandberg',
  'ins.se': 'Sofia Wallin',
  'aut.se': 'Johan Nordin',
  'aso.se': 'Annika Lund',
  'supplier.hu': 'Katalin Tóth',
  'farmer.hu': 'Gábor Kiss',
  'ins.hu': 'Ildikó Papp',
  'aut.hu': 'Tamás Fekete',
  'aso.hu': 'Réka Bodnár',
  'supplier.ro': 'Ana Munteanu',
  'farmer.ro': 'Ion Dumitru',
  'ins.ro': 'Raluca Stan',
  'aut.ro': 'Vasile Marin',
  'aso.ro': 'Corina Neagu',
  'supplier.hr': 'Petra Jukić',
  'farmer.hr': 'Ivan Perić',
  'ins.hr': 'Sanja Vuković',
  'aut.hr': 'Ante Matić',
  'aso.hr': 'Lucija Grgić',
  'supplier.ie': 'Orla Murphy',
  'farmer.ie': 'Patrick Kelly',
  'ins.ie': 'Gráinne Walsh',
  'aut.ie': 'Conor Byrne',
  'aso.ie': 'Siobhán Ryan',
  'supplier.lt': 'Rūta Petraitė',
  'farmer.lt': 'Jonas Butkus',
  'ins.lt': 'Daiva Navickienė',
  'aut.lt': 'Tomas Žemaitis',
  'aso.lt': 'Aušra Pocienė',
  'multi.de': 'Sabine Wolf',
} as const;
export type Login = keyof typeof LOGIN_NAMES;

export const LOGINS = Object.keys(LOGIN_NAMES).filter(isLogin);

export function isLogin(name: string): name is Login {
  return Object.hasOwn(LOGIN_NAMES, name);
}

export const loginEmail = (login: Login): string => `${login}@demo.example`;

/** Subject at the local single sign-on. */
export const loginSub = (login: Login): string => demoId(`user.${login}`);

const JOINED_DAYS_AGO = 400;

/** Returns the user of an account: the person behind the login, if it has one. */
export function usersOf(
  login: Login | undefined,
  times: DemoTimes,
): { readonly ssoUsers: string[]; readonly joinings?: Joining[] } {
  if (login === undefined) return { ssoUsers: [] };
  const user = loginSub(login);
  const person = { name: LOGIN_NAMES[login], email: loginEmail(login) };
  return {
    ssoUsers: [user],
    joinings: [{ user, on: times.at(-JOINED_DAYS_AGO), way: 'invitation', ...person }],
  };
}
