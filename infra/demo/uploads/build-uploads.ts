import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import type { Login } from '#infra/demo/people/login-table.ts';
import { elementAt } from '#infra/demo/random.ts';
import { inOwnWords } from '#infra/demo/texts.ts';
import { pdfFile } from '#infra/demo/uploads/pdf-file.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Photo } from '#shared/offers/offer.ts';
import { barnPicture, logoPicture } from './demo-pictures.ts';

/** A file of the demo data, for the storage. */
export type DemoFile = {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Buffer;
};

type UploadRow = {
  readonly key: string;
  readonly name: string;
  readonly notice?: string;
  readonly category?: 'photo' | 'profile';
  readonly contentType: keyof typeof ENDINGS;
  readonly bytesOf: (holding: Holding) => Buffer;
};

/** Drawing takes most of the time of the demo data, and everybody has the same. */
let barn: Buffer | undefined;
let logo: Buffer | undefined;

const UPLOADS: readonly UploadRow[] = [
  {
    key: 'certificate',
    name: 'Bio-Zertifikat',
    notice: 'Nach Verordnung (EU) 2018/848. Gilt für alle Tiere des Betriebs.',
    contentType: 'application/pdf',
    bytesOf: ({ name }) =>
      pdfFile('Bio-Zertifikat', [name, 'Verordnung (EU) 2018/848', 'Muster, kein Nachweis']),
  },
  {
    key: 'prices',
    name: 'Preisliste',
    contentType: 'application/pdf',
    bytesOf: ({ name }) => pdfFile('Preisliste', [name, 'Preise auf Anfrage']),
  },
  { key: 'barn', name: 'Stall', contentType: 'image/png', bytesOf: () => (barn ??= barnPicture()) },
  {
    key: 'logo',
    name: 'Logo',
    category: 'profile',
    contentType: 'image/png',
    bytesOf: () => (logo ??= logoPicture()),
  },
];

/** Logins whose first offers have photos: drawings, of which each of their species has three. */
const PHOTOGRAPHERS: readonly (Login | undefined)[] = ['supplier.de', 'supplier.at'];
const PHOTOS_A_SPECIES = 3;
const PHOTOGRAPHED_OFFERS = 5;

const photoRows = ({ login, species }: Holding): readonly UploadRow[] =>
  PHOTOGRAPHERS.includes(login) ? species.flatMap(({ key }) => photosOfSpecies(key)) : [];

const photosOfSpecies = (species: string): UploadRow[] =>
  Array.from({ length: PHOTOS_A_SPECIES }, (_, index) => ({
    key: `${species}-${index + 1}`,
    name: 'Foto',
    category: 'photo',
    contentType: 'image/jpeg',
    bytesOf: () =>
      readFileSync(path.join(import.meta.dirname, 'drawn-animals', `${species}-${index + 1}.jpg`)),
  }));

const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

const uploadId = (holding: Holding, key: UploadRow['key']): string =>
  demoId(`upload.${key}.${holding.id}`);

/** Suppliers that somebody signs in as have files. */
const hasUploads = ({ role, login }: Holding): boolean => role === 'SUP' && login !== undefined;

export function buildUploads(holdings: readonly Holding[]): {
  readonly entities: readonly DemoEntity[];
  readonly files: readonly DemoFile[];
} {
  const built = holdings
    .filter(hasUploads)
    .flatMap((holding) =>
      [...UPLOADS, ...photoRows(holding)].map((row) => buildUpload(holding, row)),
    );
  return { entities: built.map(({ entity }) => entity), files: built.map(({ file }) => file) };
}

function buildUpload(holding: Holding, row: UploadRow) {
  const { key, category = 'offer', contentType, bytesOf } = row;
  const name = inOwnWords(holding.country, row.name);
  const notice = row.notice && inOwnWords(holding.country, row.notice);
  const id = uploadId(holding, key);
  const bytes = bytesOf(holding);
  const fileId = demoId(`file.${key}.${holding.id}`);
  const entity = demoEntity('upload', id, {
    name,
    ...defined({ notice }),
    category,
    owner: holding.id,
    logo: key === 'logo',
    file: { id: fileId, name: `${name}.${ENDINGS[contentType]}`, contentType, size: bytes.length },
  });
  return { entity, file: { key: attachmentKey(id, fileId), contentType, bytes } };
}

/** Returns the attachments of the offer at this place of the seller's list. */
export function attachmentsOf(seller: Holding, at: number): string[] {
  if (!hasUploads(seller)) return [];
  const keys = at === 0 ? (['certificate', 'barn'] as const) : (['certificate'] as const);
  return at % 4 === 0 ? keys.map((key) => uploadId(seller, key)) : [];
}

/** Returns one to three photos of the offer at this place of the seller's list; both sizes are the same drawing. */
export function photosOf(seller: Holding, at: number, species: string): Photo[] | undefined {
  if (!PHOTOGRAPHERS.includes(seller.login) || at >= PHOTOGRAPHED_OFFERS) return undefined;
  return Array.from({ length: PHOTOS_A_SPECIES - (at % PHOTOS_A_SPECIES) }, (_, index) => {
    const id = uploadId(seller, elementAt(photosOfSpecies(species), (at >> 1) + index).key);
    return { large: id, small: id };
  });
}
