interface FormOptions {
  readonly field?: string;
  readonly filename?: string;
  readonly type?: string;
  /** Names one field more, after the file. */
  readonly more?: string;
  /** Fields before the file, by name. */
  readonly before?: Readonly<Record<string, string>>;
  /** Fields after the file, by name. */
  readonly after?: Readonly<Record<string, string>>;
}

/** A form with one file, as a browser sends it, and the fields around it. */
export function form(
  bytes: Uint8Array,
  {
    field = "profile_picture",
    filename = "me.png",
    type = "image/png",
    more,
    before = {},
    after = more === undefined ? {} : { [more]: "x" },
  }: FormOptions = {},
): { readonly headers: Record<string, string>; readonly payload: Buffer } {
  const boundary = "----gemel-test-boundary";
  const texts = (fields: Readonly<Record<string, string>>): string =>
    Object.entries(fields)
      .map(
        ([name, text]) =>
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      )
      .join("");
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(texts(before) + head),
      bytes,
      Buffer.from(`\r\n${texts(after)}--${boundary}--\r\n`),
    ]),
  };
}
