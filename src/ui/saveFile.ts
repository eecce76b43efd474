/** Has the browser save a file under a name; where it holds the file already, by its address, which is then given back. */
export function saveFile(file: Blob | string, name: string): void {
  const link = document.createElement('a');
  link.href = typeof file === 'string' ? file : URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
