/** The fewest characters of a password (docs/product.md section 9). */
export const passwordMinimum = 8;

/** The most (openapi.yaml, `Password`). */
export const passwordMaximum = 128;

export type PasswordProblem = "too_short" | "too_long" | "mismatch";

/**
 * What keeps a new password from being sent, the first thing to fix first; null when nothing does.
 * Counts characters, not code units, and leaves blanks alone: they are the member's own.
 */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  const { length } = [...password];
  if (length < passwordMinimum) return "too_short";
  if (length > passwordMaximum) return "too_long";
  return password === confirmation ? null : "mismatch";
}
