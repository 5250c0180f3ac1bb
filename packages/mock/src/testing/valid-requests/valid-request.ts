export interface ValidRequest {
  /** Path and query without `/api`. */
  readonly path: string;
  readonly init?: () => { body: BodyInit; headers?: Record<string, string> };
}

/** A body of JSON. */
export const json = (value: unknown) => () => ({
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

/** A form with a file and, where there are any, other fields. */
export const upload =
  (field: string, file: File, others: Readonly<Record<string, string>> = {}) =>
  () => {
    const body = new FormData();
    body.set(field, file);
    for (const [name, value] of Object.entries(others)) body.set(name, value);
    return { body };
  };

export const recording = new File(["sound"], "voice.webm", { type: "audio/webm" });

export const lukas = "9dea1524-c038-4f6b-a9b7-4ac5abd3fc10";
export const conversation = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a01";
