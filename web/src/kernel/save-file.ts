/** Gives the reader a file under a name, as a download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
