/** A form with one file, as a browser sends it, and one field more where `more` names it. */
export function form(
  bytes: Uint8Array,
  { field = "profile_picture", filename = "me.png", type = "image/png", more = "" } = {},
): { readonly headers: Record<string, string>; readonly payload: Buffer } {
  const boundary = "----gemel-test-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  const after =
    more && `--${boundary}\r\nContent-Disposition: form-data; name="${more}"\r\n\r\nx\r\n`;
  return {
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(head),
      bytes,
      Buffer.from(`\r\n${after}--${boundary}--\r\n`),
    ]),
  };
}
