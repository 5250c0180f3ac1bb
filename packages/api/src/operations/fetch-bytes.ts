import type { Result } from "../api-error.ts";
import { attempt } from "../calls.ts";
import type { ApiClient } from "../client.ts";
import { readError, readFailure } from "../read-error.ts";
import { bytes } from "../values/reading/readers.ts";
import type { CallOptions } from "./call-options.ts";

/** A path of our own API without its prefix; undefined for an address elsewhere. */
function ownPath(url: string, baseUrl: string): string | undefined {
  const isRelative = URL.parse(url) === null && !/^[/\\]{2}/.test(url);
  if (isRelative) return url.replace(/^\/?/, "/").replace(/^\/api(?=\/)/, "");
  const base = URL.parse(baseUrl, globalThis.location?.href)?.href.replace(/\/?$/, "/");
  const address = URL.parse(url)?.href;
  if (base === undefined || address === undefined) return undefined;
  return address.startsWith(base) ? address.slice(base.length - 1) : undefined;
}

async function fetchElsewhere(url: string, options?: CallOptions): Promise<Result<Blob>> {
  try {
    const response = await globalThis.fetch(url, { credentials: "omit", ...options });
    if (!response.ok) return { ok: false, error: readError(response, undefined) };
    return { ok: true, value: await response.blob() };
  } catch (thrown) {
    return { ok: false, error: readFailure(thrown) };
  }
}

/** The way openapi-fetch handles a path with its parameters filled in; its types accept templates only. */
type GetBytes = (
  path: string,
  init: { readonly parseAs: "blob" } & CallOptions,
) => Promise<{ data: Blob; response: Response }>;

/**
 * Fetches the bytes behind an address of an answer (`profile_picture_url`, `audio_url`, `tts_url` and
 * similar). An address of our own API, absolute or a path with or without a leading `/` or `/api`, is sent
 * the token; any other address gets neither token nor cookies.
 */
export function fetchBytes(
  { baseUrl, http }: Pick<ApiClient, "baseUrl" | "http">,
  url: string,
  options?: CallOptions,
): Promise<Result<Blob>> {
  const path = ownPath(url, baseUrl);
  if (path === undefined) return fetchElsewhere(url, options);
  const getBytes = http.GET as unknown as GetBytes;
  return attempt(getBytes(path, { parseAs: "blob", ...options }), bytes);
}
