import { readableText, visibleText } from "@gemel/i18n/server";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Schemas } from "@gemel/api";
import { AppError } from "../../errors/app-error.ts";
import { isRecord, readJson } from "../../foundation/read-json.ts";
import type { Contract } from "../../http/contract.ts";

interface SentFrame {
  readonly conversationId: string;
  readonly text: string;
  readonly clientMessageId: string | null;
}

/** A frame that was read, or why it cannot be; and what its sender calls it. */
type ReadFrame =
  | { readonly frame: SentFrame; readonly clientMessageId: string | undefined }
  | { readonly fault: AppError; readonly clientMessageId: string | undefined };

export type ReadSentFrame = (text: string) => ReadFrame;

const SCHEMAS = "#/components/schemas";
const readers = new WeakMap<Contract, ReadSentFrame>();

export function sentFrameReaderOf(contract: Contract): ReadSentFrame {
  const known = readers.get(contract);
  if (known !== undefined) return known;
  const reader = createSentFrameReader(contract);
  readers.set(contract, reader);
  return reader;
}

function createSentFrameReader(contract: Contract): ReadSentFrame {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(contract, "contract");
  const isSentFrame = validatorOf<Schemas["SentMessageFrame"]>(ajv, "SentMessageFrame");
  const isClientId = validatorOf<string>(ajv, "ClientMessageId");
  return (text) => {
    const value = parse(text);
    const named = isRecord(value) ? value["client_msg_id"] : undefined;
    const clientMessageId = isClientId(named) ? named : undefined;
    if (!isSentFrame(value) || !value.content.isWellFormed()) return unreadable(clientMessageId);
    const content = readableText(value.content);
    if (visibleText(content) === "") return unreadable(clientMessageId);
    const frame = {
      conversationId: value.conversation_id.toLowerCase(),
      text: content,
      clientMessageId: clientMessageId?.toLowerCase() ?? null,
    };
    return { frame, clientMessageId };
  };
}

function validatorOf<Value>(ajv: Ajv2020, name: string): ValidateFunction<Value> {
  const validate = ajv.getSchema<Value>(`contract${SCHEMAS}/${name}`);
  if (validate === undefined) throw new Error(`the contract has no ${name}`);
  return validate as ValidateFunction<Value>;
}

function parse(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}

const unreadable = (clientMessageId: string | undefined): ReadFrame => ({
  fault: new AppError("malformed", { message: "This message cannot be read." }),
  clientMessageId,
});
