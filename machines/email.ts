const atom = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const label = "[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?";

/**
 * The server's rule for an e-mail address, as the `pattern` of a field: the browser's own rule allows `a@b`.
 * Without the bounds of the whole.
 */
export const emailPattern: string = `(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${label}`;

const whole = new RegExp(`^(?:${emailPattern})$`, "v");

/** Whether it looks like an e-mail address. */
export const isEmail = (text: string): boolean => whole.test(text);
