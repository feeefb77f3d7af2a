import type { PdfContent } from '#functions/kernel/pdf/pdf-content.ts';
import { pngOf } from '#test/support/pictures.ts';

/** All letters that the product's languages have beside those of English. */
export const LETTERS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  da: 'Æ æ Ø ø Å å',
  de: 'Ä ä Ö ö Ü ü ß ẞ „ “',
  es: 'Á á É é Í í Ñ ñ Ó ó Ú ú Ü ü ¿ ¡',
  fr: 'À à Â â Ç ç È è É é Ê ê Ë ë Î î Ï ï Ô ô Œ œ Ù ù Û û Ü ü Ÿ ÿ « »',
  hr: 'Č č Ć ć Đ đ Š š Ž ž',
  hu: 'Á á É é Í í Ó ó Ö ö Ő ő Ú ú Ü ü Ű ű',
  it: 'À à È è É é Ì ì Ò ò Ù ù',
  lt: 'Ą ą Č č Ę ę Ė ė Į į Š š Ų ų Ū ū Ž ž',
  nl: 'É é Ë ë Ï ï Ó ó Ö ö Ü ü',
  ro: 'Ă ă Â â Î î Ș ș Ț ț',
  sv: 'Å å Ä ä Ö ö',
};

const SENTENCE = 'Der Hof hält 40 Kühe und beantragte am 17.11.2026 sechs Färsen. ';

/** One of everything, over several pages. */
export const SAMPLE: PdfContent = {
  title: 'Färsen & Kühe <Auszug>',
  language: 'de-DE',
  author: 'Amt für Tiere & Pflanzen',
  subject: 'Probe',
  created: new Date('2026-11-23T10:00:00.000Z'),
  running: ({ page, pages }) => ({
    ...(page > 1 && { header: 'Kopf der Seite' }),
    headerRight: 'Entwurf',
    footer: 'DE-2026-000021-1',
    footerRight: `Seite ${page} von ${pages}`,
  }),
  files: [
    {
      name: 'rows.csv',
      mediaType: 'text/csv',
      description: 'The rows',
      relationship: 'Data',
      bytes: new TextEncoder().encode('a;b\r\n1;2\r\n'),
    },
  ],
  blocks: [
    { kind: 'foldMarks', mm: [105, 210] },
    {
      kind: 'at',
      x: 25,
      y: 45,
      width: 85,
      blocks: [{ kind: 'paragraph', text: 'Hof Wolf\nAm Anger 53\n87435 Kempten', size: 11 }],
    },
    { kind: 'from', mm: 98 },
    { kind: 'heading', level: 1, text: 'Bescheid' },
    {
      kind: 'list',
      marks: '1.',
      items: [
        { text: ['Genehmigt sind ', { text: '4 (vier) Färsen', isBold: true }, '.'] },
        {
          text: 'Auflagen:',
          list: {
            kind: 'list',
            marks: 'a.',
            items: [{ text: SENTENCE.repeat(4) }, { text: 'Zwei' }],
          },
        },
      ],
    },
    { kind: 'box', blocks: [{ kind: 'facts', rows: [['Beantragt', '6 Färsen']] }] },
    { kind: 'heading', level: 2, text: 'Gründe' },
    { kind: 'paragraph', text: SENTENCE.repeat(40) },
    { kind: 'rule' },
    {
      kind: 'paragraph',
      tone: 'muted',
      text: ['Mehr: ', { text: 'tiere.example', link: 'https://tiere.example/x' }],
    },
    {
      kind: 'beside',
      leftWidth: 27,
      left: [
        {
          kind: 'figure',
          width: 27,
          height: 27,
          alt: 'Code zum Prüfen',
          picture: [
            [true, true, false],
            [false, true, false],
            [true, false, true],
          ],
        },
      ],
      right: [{ kind: 'paragraph', text: 'Daneben' }],
    },
    {
      kind: 'table',
      caption: 'Zukäufe',
      hasRowHeads: true,
      columns: [
        { title: 'Art', share: 2 },
        { title: 'Zahl', align: 'right' },
        { title: 'Grund', share: 3 },
      ],
      rows: Array.from({ length: 60 }, (_, row) => [`Art ${row}`, `${row}`, 'erneuert']),
      sums: [['Summe', '1.770', '']],
    },
    { kind: 'newPage' },
    {
      kind: 'figure',
      width: 20,
      height: 20,
      alt: 'Wappen',
      align: 'right',
      picture: pngOf(40, 40),
    },
    ...Object.values(LETTERS_BY_LANGUAGE).map((text) => ({ kind: 'paragraph', text }) as const),
  ],
};
