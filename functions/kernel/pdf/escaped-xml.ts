const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Returns a text as it stands between tags and in attributes of XML, without characters that XML forbids. */
export function escapedXml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])\p{Cc}|\p{Cs}/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}
