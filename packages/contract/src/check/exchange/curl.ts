import { gzipSync } from "node:zlib";
import type { FilePart, Part, Payload } from "./payload.ts";
import { headersOf, type Request, targetOf } from "./request.ts";
import type { Secrets } from "./secrets.ts";

/**
 * The request as a command for a POSIX shell with curl. Tokens, cookies and passwords stand as `$TOKEN`,
 * `$COOKIE` and `$PASSWORD`. Files come along as base64, so that the command is all that is needed.
 */
export function toCurl(base: string, request: Request, secrets: Secrets): string {
  const quoted = (text: string): string => quote(text, secrets);
  const { operation, payload } = request;
  const isForm = payload !== undefined && "parts" in payload;
  const headers = Object.entries(headersOf(request)).filter(
    ([name]) => !(isForm && name === "Content-Type"),
  );
  const words = [
    "curl",
    ...(operation.method === "GET" ? [] : ["-X", operation.method]),
    quoted(`${base}${targetOf(request)}`),
    ...headers.flatMap(([name, value]) => ["-H", quoted(`${name}: ${value}`)]),
  ];
  if (payload === undefined) return words.join(" ");
  if (isForm) return withForm(words, payload.parts, quoted);
  return withBytes(words, payload, quoted);
}

/** Longer bodies are base64 or a description. */
const longest = 4000;

function withBytes(
  words: readonly string[],
  payload: Extract<Payload, { bytes: Uint8Array }>,
  quoted: (text: string) => string,
): string {
  const { bytes } = payload;
  const content = readText(bytes);
  if (content !== undefined && bytes.length <= longest) {
    const noType = payload.type === undefined ? ["-H", "'Content-Type:'"] : [];
    return [...words, ...noType, "--data-raw", quoted(content)].join(" ");
  }
  if (bytes.length <= longest) {
    return `base64 -d <<< ${Buffer.from(bytes).toString("base64")} | ${[...words, "--data-binary", "@-"].join(" ")}`;
  }
  return `${[...words, "--data-binary", "@body"].join(" ")} # body: ${bytes.length} bytes`;
}

function withForm(
  words: readonly string[],
  parts: readonly Part[],
  quoted: (text: string) => string,
): string {
  const file = parts.find((part): part is FilePart => "bytes" in part);
  const fields = parts.flatMap((part) => [
    "-F",
    "text" in part
      ? quoted(`${part.name}=${part.text}`)
      : quoted(`${part.name}=@-;filename=${part.filename};type=${part.type}`),
  ]);
  const curl = [...words, ...fields].join(" ");
  if (file === undefined) return parts.length === 0 ? `${curl} -F ''` : curl;
  const content = unpack(file.bytes);
  if (file.zeros === undefined) return `${content} | ${curl}`;
  return `{ ${content}; head -c ${file.zeros} /dev/zero; } | ${curl}`;
}

/** A command that writes these bytes, compressed if that makes it shorter. */
function unpack(bytes: Uint8Array): string {
  const packed = gzipSync(bytes, { level: 9 });
  const isShorter = packed.length * 2 < bytes.length;
  const command = `base64 -d <<< ${Buffer.from(isShorter ? packed : bytes).toString("base64")}`;
  return isShorter ? `${command} | gunzip` : command;
}

/** Single quotes around everything but the variables. */
function quote(text: string, secrets: Secrets): string {
  const pieces = secrets
    .split(text)
    .map((piece) =>
      "variable" in piece ? `"$${piece.variable}"` : `'${piece.plain.replaceAll("'", `'\\''`)}'`,
    );
  return pieces.length === 0 ? "''" : pieces.join("");
}

function readText(bytes: Uint8Array): string | undefined {
  try {
    const content = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return content.includes("\u0000") ? undefined : content;
  } catch {
    return undefined; // Not text: shown as base64.
  }
}
