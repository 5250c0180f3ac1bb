/** The fewest characters of a password (docs/product.md section 9). */
export const passwordMinimum = 8;

export type PasswordProblem = "too_short" | "mismatch";

/**
 * What keeps a new password from being sent, the first thing to fix first; null when nothing does.
 * Counts characters, not code units, and leaves blanks alone: they are the member's own.
 */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  if ([...password].length < passwordMinimum) return "too_short";
  return password === confirmation ? null : "mismatch";
}
