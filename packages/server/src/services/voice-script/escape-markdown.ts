/** Makes a text stand for itself in Markdown: as part of a paragraph, and as the beginning of one. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_~[\]<>#|&]/g, String.raw`\$&`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
    .replace(/^[-+=]/, String.raw`\$&`);
