/**
 * An `XMLHttpRequest` that asks `fetch`, where a test's backend answers; the half of its body goes
 * first, then all of it.
 */
export class FetchedUpload extends EventTarget {
  readonly upload = new EventTarget();
  withCredentials = false;
  status = 0;
  statusText = "";
  responseText = "";
  readonly #headers = new Headers();
  readonly #giveUp = new AbortController();
  #method = "";
  #url = "";
  #answered = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  }

  abort(): void {
    this.#giveUp.abort();
    this.dispatchEvent(new Event("abort"));
  }

  send(body: Blob): void {
    this.#notifySent(body.size / 2, body.size);
    const { signal } = this.#giveUp;
    const init = { method: this.#method, headers: this.#headers, body, signal };
    void fetch(new Request(this.#url, init)).then(
      async (response) => {
        this.#notifySent(body.size, body.size);
        this.#answered = response.headers;
        this.status = response.status;
        this.statusText = response.statusText;
        this.responseText = await response.text();
        if (!signal.aborted) this.dispatchEvent(new Event("load"));
      },
      () => {
        if (!signal.aborted) this.dispatchEvent(new Event("error"));
      },
    );
  }

  #notifySent(loaded: number, total: number): void {
    this.upload.dispatchEvent(
      new ProgressEvent("progress", { lengthComputable: true, loaded, total }),
    );
  }
}
