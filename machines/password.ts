/** The fewest characters of a password (docs/product.md section 9). */
export const passwordMinimum = 8;

/** The most (openapi.yaml, `Password`). */
export const passwordMaximum = 128;

export type PasswordProblem = "too_short" | "too_long" | "mismatch";

/**
 * Returns the first problem that keeps a new password from being sent; null if there is none. Counts
 * characters, not code units, and keeps blanks: they are part of the member's password.
 */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  const { length } = [...password];
  if (length < passwordMinimum) return "too_short";
  if (length > passwordMaximum) return "too_long";
  return password === confirmation ? null : "mismatch";
}
