/** A value that breaks the contract, and how: `a body without "email"`. */
export interface Violation {
  readonly what: string;
  readonly value: unknown;
}
