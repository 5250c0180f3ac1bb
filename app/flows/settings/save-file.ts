/** Gives a file to the member, as a download of their browser's. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by then, and reads it on its own.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
