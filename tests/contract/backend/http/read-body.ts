import type { IncomingMessage } from "node:http";
import type { Contract } from "../contract/contract.ts";
import type { Operation } from "../contract/operation.ts";
import { readForm } from "./read-form.ts";
import { malformed, Refusal } from "./refusal.ts";

const MOST_JSON_BYTES = 256 * 1024;
const MOST_FORM_BYTES = 10 * 1024 * 1024 + 64 * 1024;

/** A body as its operation reads it: the JSON value, or the fields of a form. */
export type Body = { readonly json: unknown } | { readonly form: FormData };

/**
 * Reads the body that an operation declares and checks it against its schema.
 * @returns undefined when there is none, and the operation needs none
 * @throws Refusal 400, 413 or 415
 */
export async function readBody(
  contract: Contract,
  operation: Operation,
  request: IncomingMessage,
): Promise<Body | undefined> {
  const isForm = operation.bodies.has("multipart/form-data");
  const bytes = await readBytes(request, isForm ? MOST_FORM_BYTES : MOST_JSON_BYTES);
  if (operation.bodies.size === 0) return undefined;
  const type = request.headers["content-type"];
  if (bytes.length === 0 && type === undefined && !operation.bodyRequired) return undefined;
  const schema = operation.bodies.get(type?.split(";", 1)[0]?.trim().toLowerCase() ?? "");
  if (type === undefined && bytes.length === 0) throw malformed();
  if (schema === undefined) {
    throw new Refusal(415, "unsupported_media_type", "This call does not read this kind of body.");
  }
  if (isForm) return { form: await readForm(contract, operation, bytes, type ?? "") };
  const value = parseJson(bytes);
  const details = contract.schemas.check(schema, value);
  if (details.length > 0) throw malformed(details);
  return { json: value };
}

/** Reads to the end even what is too long, so that the sender is there to hear the answer. */
async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= most) chunks.push(chunk);
  }
  if (length > most) throw new Refusal(413, "payload_too_large", "The request is too large.");
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
}
