import type PDFDocument from 'pdfkit';
import type { PdfContent } from './pdf-content.ts';

export const PRODUCER = 'Organic livestock database';

/**
 * Writes the XMP metadata in place of pdfkit, which does not escape a text, and adds that the file is PDF/UA-1. PDF/A
 * knows no `pdfuaid`, so the extension schema tells it (ISO 19005-3, 6.6.2.3.3; PDF Association, TechNote 0009).
 */
export function writeMetadata(document: PDFDocument, content: PdfContent): void {
  Object.assign(document, { _addInfo: () => document.appendXML(xmp(content)) });
}

function xmp({ title, author, subject, created, language }: PdfContent): string {
  const when = `${created.toISOString().slice(0, 19)}Z`;
  const alternative = (name: string, text: string): string =>
    `<dc:${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapedXml(text)}</rdf:li></rdf:Alt></dc:${name}>`;
  return `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreateDate>${when}</xmp:CreateDate><xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
${alternative('title', title)}
<dc:creator><rdf:Seq><rdf:li>${escapedXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escapedXml(language)}</rdf:li></rdf:Bag></dc:language>
${subject === undefined ? '' : alternative('description', subject)}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>${PRODUCER}</pdf:Producer></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Returns a text as it stands between tags and in attributes of XML, without characters that XML forbids. */
function escapedXml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
