import type { CountryCode } from '#shared/kernel/country-code.ts';

/** Code and name; the first of a country is the login `ins.<cc>`. */
export const CONTROL_BODIES: Readonly<
  Record<CountryCode, readonly (readonly [code: string, name: string])[]>
> = {
  DE: [
    ['DE-ÖKO-006', 'ABCERT'],
    ['DE-ÖKO-001', 'Kiwa BCS Öko-Garantie'],
    ['DE-ÖKO-003', 'LACON'],
    ['DE-ÖKO-007', 'Prüfgesellschaft ökologischer Landbau'],
    ['DE-ÖKO-037', 'ÖKOP Zertifizierung'],
    ['DE-ÖKO-039', 'GfRS Gesellschaft für Ressourcenschutz'],
  ],
  AT: [
    ['AT-BIO-301', 'Austria Bio Garantie'],
    ['AT-BIO-401', 'BIOS Biokontrollservice'],
    ['AT-BIO-402', 'LACON Österreich'],
    ['AT-BIO-701', 'BIKO Tirol'],
  ],
  CH: [
    ['CH-BIO-006', 'bio.inspecta'],
    ['CH-BIO-086', 'Bio Test Agro'],
  ],
  LU: [['LU-BIO-04', 'Organisme de contrôle LU-BIO-04']],
  DK: [
    ['DK-ØKO-100', 'Økologikontrollen'],
    ['DK-ØKO-200', 'Økologikontrol DK-ØKO-200'],
  ],
};

/** The associations, made up; the first of a country is the login `aso.<cc>`. */
export const ASSOCIATIONS: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['Verband Ökohöfe Süd', 'Bioverband Nord'],
  AT: ['Bioverband Alpenland'],
  CH: ['Vereinigung Biohöfe Mittelland'],
  LU: ['Veräin Biobaueren'],
  DK: ['Foreningen Økologisk Husdyrbrug'],
};

/** The association of the login with several accounts. */
export const MULTI_ASSOCIATION = 'Arbeitsgemeinschaft alte Haustierrassen';
