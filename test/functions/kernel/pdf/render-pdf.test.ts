import { beforeAll, describe, expect, it } from 'vitest';
import { renderPdf } from '#functions/kernel/pdf/render-pdf.ts';
import { elementsOf, type ReadPdf, readPdf } from '#test/support/read-pdf.ts';
import { LETTERS_BY_LANGUAGE, SAMPLE } from './sample-content.ts';

let bytes: Uint8Array;
let pdf: ReadPdf;
beforeAll(async () => {
  bytes = await renderPdf(SAMPLE);
  pdf = await readPdf(bytes);
});

const textsOf = (role: string): string[] => elementsOf(pdf, role).map(({ text }) => text);

describe('renderPdf: what a file says of itself', () => {
  it('has title, author and language, whatever signs they hold', () => {
    expect(pdf).toMatchObject({
      title: 'Färsen & Kühe <Auszug>',
      author: 'Amt für Tiere & Pflanzen',
      language: 'de-DE',
      isTagged: true,
    });
    expect(pdf.xmp).toContain('Färsen &amp; Kühe &lt;Auszug&gt;');
  });

  it('says that it is PDF/A-3a and PDF/UA-1', () => {
    expect(pdf.xmp).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(pdf.xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(pdf.xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('is the same, byte for byte, when it is made again, after another one', async () => {
    await renderPdf({ ...SAMPLE, blocks: [{ kind: 'paragraph', text: 'ǺĐ\u00A0ﬁ ffi' }] });
    expect(Buffer.from(await renderPdf(SAMPLE)).equals(Buffer.from(bytes))).toBe(true);
  });

  it('carries its files', () => {
    expect(pdf.files).toEqual({ 'rows.csv': 'a;b\r\n1;2\r\n' });
  });
});

describe('renderPdf: what is read aloud', () => {
  it('knows headings, which are bookmarks too', () => {
    expect(textsOf('H1')).toEqual(['Bescheid']);
    expect(textsOf('H2')).toEqual(['Gründe']);
    expect(pdf.bookmarks).toEqual(['Bescheid', 'Gründe']);
  });

  it('knows lists with their marks, one within another', () => {
    expect(textsOf('Lbl')).toEqual(['1.', '2.', 'a.', 'b.']);
    expect(textsOf('LBody')[0]).toBe('Genehmigt sind 4 (vier) Färsen .');
  });

  it('knows what names a row and a column, once for each table', () => {
    expect(textsOf('Caption')).toEqual(['Zukäufe']);
    const names = textsOf('TH');
    expect(names.slice(0, 5)).toEqual(['Beantragt', 'Art', 'Zahl', 'Grund', 'Art 0']);
    expect(names.filter((name) => name === 'Grund')).toHaveLength(1);
  });

  it('says pictures in words and leads where links lead', () => {
    expect(textsOf('Figure')).toEqual(['Code zum Prüfen', 'Wappen']);
    expect(textsOf('Link')).toEqual(['tiere.example']);
    expect(pdf.links).toEqual(['https://tiere.example/x']);
  });

  it('does not read what repeats on each page', () => {
    const read = pdf.structure.map(({ text }) => text).join(' ');
    expect(read).not.toMatch(/Seite \d|Kopf der Seite|Entwurf/);
  });
});

describe('renderPdf: what is seen', () => {
  it('counts pages, and has the head that is said for each', () => {
    const { pages } = pdf;
    expect(pages.length).toBeGreaterThan(3);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain(`Seite ${place + 1} von ${pages.length}`);
      expect(page.includes('Kopf der Seite')).toBe(place > 0);
    }
  });

  it('shows the heads of a table on each of its pages', () => {
    const shown = pdf.pages.filter((page) => /Art \d+ \d+/.test(page));
    expect(shown.length).toBeGreaterThan(1);
    for (const page of shown) expect(page).toContain('Grund');
  });

  it.each(Object.entries(LETTERS_BY_LANGUAGE))('has all letters of %s', (_, letters) => {
    expect(pdf.pages.join('\n')).toContain(letters);
  });
});

describe('renderPdf: what somebody typed', () => {
  const textOf = async (text: string): Promise<string> => {
    const content = {
      ...SAMPLE,
      running: () => ({}),
      blocks: [{ kind: 'paragraph', text } as const],
    };
    return (await readPdf(await renderPdf(content))).pages.join('\n');
  };

  it('marks letters that the fonts lack, and leaves out what nobody sees', async () => {
    expect(await textOf('A\u0000B\u00ADC 漢 \uD83D\uDE00')).toBe('ABC \uFFFD \uFFFD');
  });

  it('keeps line breaks, and divides a word that is wider than the page', async () => {
    expect(await textOf('eins\r\nzwei')).toBe('eins\nzwei');
    expect((await textOf('x'.repeat(300))).replaceAll('\n', '')).toBe('x'.repeat(300));
  });

  it('makes a page of no text', async () => {
    expect(await textOf('')).toBe('');
  });
});
