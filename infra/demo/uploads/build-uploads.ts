import { type DemoEntity, demoEntity } from '#infra/demo/demo-entity.ts';
import { demoId } from '#infra/demo/demo-id.ts';
import type { Holding } from '#infra/demo/people/holding.ts';
import { pdfFile } from '#infra/pdf-file.ts';
import { attachmentKey } from '#shared/entities/attached-file.ts';
import { defined } from '#shared/kernel/defined.ts';
import { barnPicture, logoPicture } from './demo-pictures.ts';

/** A file of the demo data, for the storage. */
export type DemoFile = {
  readonly key: string;
  readonly contentType: string;
  readonly bytes: Buffer;
};

type UploadRow = {
  readonly key: 'certificate' | 'prices' | 'barn' | 'logo';
  readonly name: string;
  readonly notice?: string;
  readonly contentType: 'application/pdf' | 'image/png';
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
  { key: 'logo', name: 'Logo', contentType: 'image/png', bytesOf: () => (logo ??= logoPicture()) },
];

const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png' } as const;

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
    .flatMap((holding) => UPLOADS.map((row) => buildUpload(holding, row)));
  return { entities: built.map(({ entity }) => entity), files: built.map(({ file }) => file) };
}

function buildUpload(holding: Holding, { key, name, notice, contentType, bytesOf }: UploadRow) {
  const id = uploadId(holding, key);
  const bytes = bytesOf(holding);
  const fileId = demoId(`file.${key}.${holding.id}`);
  const isLogo = key === 'logo';
  const entity = demoEntity('upload', id, {
    name,
    ...defined({ notice }),
    category: isLogo ? 'profile' : 'offer',
    owner: holding.id,
    logo: isLogo,
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
