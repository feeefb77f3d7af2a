import { crc32, deflateRawSync } from 'node:zlib';
import { defined } from '#shared/kernel/defined.ts';

/** A part of a ZIP file; `says` is the size that the file claims where it lies. */
type ZipPart = { readonly name: string; readonly content: string | Buffer; readonly says?: number };

/** Returns a ZIP file of these parts. */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content, says } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(says ?? bytes.length, 18);
    facts.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, packed]);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, title]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const BOOK_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type XlsxParts = {
  readonly rows: string;
  readonly texts?: string;
  readonly styles?: string;
  readonly workbook?: string;
  readonly relations?: string;
  readonly says?: number;
};

/** Returns an XLSX file with this XML of rows in its only sheet `Kunden`. */
export const xlsxOf = ({
  rows,
  texts,
  styles,
  workbook,
  relations = '',
  says,
}: XlsxParts): Buffer =>
  zipOf([
    { name: '[Content_Types].xml', content: `${XML}<Types/>` },
    {
      name: '_rels/.rels',
      content: `${XML}<Relationships><Relationship Id="r1" Type="${BOOK_TYPE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${XML}${workbook ?? '<workbook><sheets><sheet name="Kunden" sheetId="1" r:id="r1"/></sheets></workbook>'}`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${XML}<Relationships><Relationship Id="r1" Type="${BOOK_TYPE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${BOOK_TYPE}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="r3" Type="${BOOK_TYPE}/styles" Target="/xl/styles.xml"/>${relations}</Relationships>`,
    },
    { name: 'xl/styles.xml', content: styles ?? '<styleSheet/>' },
    { name: 'xl/sharedStrings.xml', content: texts ?? '<sst/>' },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: rows.startsWith('<?')
        ? rows
        : `${XML}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      ...defined({ says }),
    },
  ]);
