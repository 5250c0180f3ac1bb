import type { Contract } from "../contract/contract.ts";
import type { FormField, Operation } from "../contract/operation.ts";
import type { Detail } from "../contract/schemas.ts";
import { malformed } from "./refusal.ts";

/** Reads a form and holds its fields against the contract. @throws Refusal 400 */
export async function readForm(
  { schemas }: Contract,
  { formFields }: Operation,
  bytes: Buffer,
  type: string,
): Promise<FormData> {
  const form = await parseForm(bytes, type);
  const faults = [...form.keys()]
    .filter((name) => !formFields.has(name))
    .map((field) => ({ field, code: "unknown_field", message: "This field is unknown." }));
  for (const [name, field] of formFields) faults.push(...checkField(schemas, form, name, field));
  if (faults.length > 0) throw malformed(faults);
  return form;
}

function checkField(
  schemas: Contract["schemas"],
  form: FormData,
  name: string,
  { schema, isFile, required }: FormField,
): readonly Detail[] {
  const [value, ...more] = form.getAll(name);
  const fault = (code: string, message: string) => [{ field: name, code, message }];
  if (value === undefined) return required ? fault("required", "This field is required.") : [];
  if (more.length > 0) return fault("repeated", "This field is there twice.");
  if (value instanceof File !== isFile) return fault("type", "This is not what belongs here.");
  if (isFile) return [];
  const read = schemas.read(schema, name, value);
  return "value" in read ? [] : read;
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), {
      headers: { "Content-Type": type },
    }).formData();
  } catch {
    throw malformed();
  }
}
