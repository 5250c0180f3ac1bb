/**
 * The form of an upload. A recording is named as its kind of file is, because docs/product.md section 7 names it
 * so; other values travel as text.
 */
export function formOf(fields: Readonly<Record<string, Blob | string | number | undefined>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === "object") form.set(name, value, fileName(name, value));
    else form.set(name, String(value));
  }
  return form;
}

function fileName(field: string, { type }: Blob): string {
  if (type.startsWith("image/")) return `${field}.${type === "image/png" ? "png" : "jpg"}`;
  return type.includes("mp4") ? "voice.m4a" : "voice.webm";
}
