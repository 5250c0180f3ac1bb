/** Receives the sent part of the request's body, 0 to 1. */
export type OnProgress = (share: number) => void;

/** The errors that `fetch` throws for a failed connection and for an aborted call. */
const failures = {
  error: () => new TypeError("The request could not be sent"),
  timeout: () => new TypeError("The request took too long"),
  abort: () => new DOMException("The request was aborted", "AbortError"),
} as const;

const headersOf = (xhr: XMLHttpRequest): [string, string][] =>
  xhr
    .getAllResponseHeaders()
    .trim()
    .split("\r\n")
    .map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    })
    .filter(([name]) => name !== "");

/**
 * A `fetch` for uploads that reports progress, which the platform's own cannot. Resolves and
 * rejects as `fetch` does; for answers that are small, and never redirect.
 */
export const sendWithProgress =
  (onProgress: OnProgress) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === "include";
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener("progress", ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      });
      xhr.addEventListener("load", () => {
        const { status, statusText, responseText } = xhr;
        const init = { status, statusText, headers: headersOf(xhr) };
        resolve(new Response(responseText === "" ? null : responseText, init));
      });
      for (const [type, failure] of Object.entries(failures)) {
        xhr.addEventListener(type, () => reject(failure()));
      }
      request.signal.addEventListener("abort", () => xhr.abort());
      xhr.send(body);
    });
  };
