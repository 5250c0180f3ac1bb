import { type Answer, type Operation, pictureAt } from "./operation.ts";
import { operations } from "./operations.ts";

function matches({ path }: Operation, pathname: string): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}

/** The operation that a request asks for, by its path without `/api`. */
export const findOperation = (method: string, pathname: string): Operation | undefined =>
  Object.values(operations).find(
    (operation) => operation.method === method.toLowerCase() && matches(operation, pathname),
  );

/** The example that `Prefer: example=` names, where the operation has it. */
function preferredAnswer(operation: Operation, prefer = ""): Answer | undefined {
  const [, name] = /(?:^|[,;\s])example="?([\w-]+)/.exec(prefer) ?? [];
  return name === undefined ? undefined : operation.answers[name];
}

/**
 * The `Prefer` header for Prism. It gets the `code` that belongs to the example, because alone it would look
 * for it among the successes only; and of an answer without a JSON body the `code` only, because it
 * knows no such example.
 */
export function completePrefer(operation: Operation, prefer: string): string {
  const answer = preferredAnswer(operation, prefer);
  if (!answer || /(?:^|[,;\s])code=/.test(prefer)) return prefer;
  const code = `code=${answer.status}`;
  return answer.body === undefined ? code : `${prefer}, ${code}`;
}

/** The file that an operation answers a path with, which Prism cannot show. */
export function bytesOf(
  operation: Operation,
  pathname: string,
  status: number,
  prefer?: string,
): { readonly bytes: Buffer; readonly mediaType: string } | undefined {
  const preferred = preferredAnswer(operation, prefer);
  const answers = preferred ? [preferred] : Object.values(operation.answers);
  const picture = status === 200 ? pictureAt(answers, pathname) : undefined;
  const { base64, mediaType } =
    picture ?? answers.find((one) => one.status === status && one.base64) ?? {};
  if (base64 === undefined || mediaType === undefined) return undefined;
  return { bytes: Buffer.from(base64, "base64"), mediaType };
}
