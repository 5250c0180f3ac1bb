/** A file of an upload: its bytes, and how many zeros follow them. */
export interface FilePart {
  readonly name: string;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly zeros?: number;
}

interface TextPart {
  readonly name: string;
  readonly text: string;
}

export type Part = FilePart | TextPart;

export type Payload =
  | { readonly type?: string; readonly bytes: Uint8Array }
  | { readonly type: string; readonly parts: readonly Part[] };

const boundary = "gemel-contract-part";

/** A value as JSON. A lone surrogate becomes its escape, as JSON.stringify writes it. */
export const json = (value: unknown): Payload => text(JSON.stringify(value), "application/json");

export const text = (content: string, type?: string): Payload => ({
  ...(type !== undefined && { type }),
  bytes: new TextEncoder().encode(content),
});

export const form = (parts: readonly Part[]): Payload => ({
  type: `multipart/form-data; boundary=${boundary}`,
  parts,
});

export function bytesOf(payload: Payload): Uint8Array {
  if ("bytes" in payload) return payload.bytes;
  const pieces = payload.parts.flatMap((part) => [
    Buffer.from(`--${boundary}\r\n${headOf(part)}\r\n\r\n`),
    ...("text" in part ? [Buffer.from(part.text)] : [part.bytes, Buffer.alloc(part.zeros ?? 0)]),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}

function headOf(part: Part): string {
  const disposition = `Content-Disposition: form-data; name="${part.name}"`;
  if ("text" in part) return disposition;
  return `${disposition}; filename="${part.filename}"\r\nContent-Type: ${part.type}`;
}
