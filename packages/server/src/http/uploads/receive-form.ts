import type { FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import type { MediaStore, Upload } from "../../media/media-store.ts";
import type { FormFields, OperationId } from "../operation.ts";
import {
  type FormTexts,
  readUpload,
  type UploadCall,
  type UploadForm,
  type UploadParts,
} from "./read-upload.ts";
import { validationDetails } from "../validation-details.ts";

interface ReceivedForm<Fields> {
  /** The handler that takes it discards it. */
  readonly upload: Upload;
  readonly fields: Fields;
}

/**
 * Receives a form whole: its file, and its other fields as the contract names their types.
 * @throws AppError as `readUpload`, or `malformed` for fields that break the contract
 */
export async function receiveForm<Id extends OperationId>(
  parts: UploadParts & { readonly media: MediaStore },
  call: UploadCall,
  form: UploadForm,
): Promise<ReceivedForm<FormFields<Id>>> {
  const texts: FormTexts = new Map();
  const upload = await readUpload(parts, call, form, (file) => parts.media.receive(file), texts);
  try {
    return { upload, fields: readFields<FormFields<Id>>(call.request, texts) };
  } catch (error) {
    await upload.discard();
    throw error;
  }
}

function readFields<Fields>(request: FastifyRequest, texts: FormTexts): Fields {
  const fields: Record<string, unknown> = Object.fromEntries(texts);
  // As in a URL, every field is text and is converted to the type that the contract names.
  const validate = request.compileValidationSchema(fieldSchema(request), "querystring");
  if (validate(fields) === true) return fields as Fields;
  throw new AppError("malformed", { details: validationDetails(validate.errors ?? []) });
}

interface FormSchema {
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, { readonly format?: string }>>;
}

function fieldSchema(request: FastifyRequest): FormSchema {
  const form = formSchema(request);
  const isText = (name: string): boolean => form.properties[name]?.format !== "binary";
  return {
    ...form,
    required: form.required?.filter(isText) ?? [],
    properties: Object.fromEntries(
      Object.entries(form.properties).filter(([name]) => isText(name)),
    ),
  };
}

function formSchema({ routeOptions }: FastifyRequest): FormSchema {
  const body = routeOptions.schema?.body as
    | { readonly content?: Readonly<Record<string, { readonly schema: FormSchema }>> }
    | undefined;
  const form = body?.content?.["multipart/form-data"]?.schema;
  if (form === undefined) throw new Error("the contract names no form here");
  return form;
}
