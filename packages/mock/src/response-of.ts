import { HttpResponse } from "msw";
import type { Answer } from "./operation.ts";

/** An answer of the contract's examples as MSW gives it. */
export function responseOf({ status, headers, mediaType, body, base64 }: Answer): Response {
  const init = { status, headers: mediaType ? { ...headers, "Content-Type": mediaType } : headers };
  if (base64 !== undefined) {
    return new HttpResponse(
      Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)),
      init,
    );
  }
  const isText = mediaType?.startsWith("text/") && typeof body === "string";
  return new HttpResponse(isText ? body : mediaType ? JSON.stringify(body) : null, init);
}
