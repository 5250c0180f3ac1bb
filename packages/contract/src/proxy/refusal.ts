/** Why the proxy answers in place of the backend. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  /** What refuses: `request`, `response 200` or `backend`. */
  readonly about: string;
  /** One line each. */
  readonly reasons: readonly string[];

  constructor(status: number, about: string, reasons: readonly string[], options?: ErrorOptions) {
    super(reasons.join("; "), options);
    this.status = status;
    this.about = about;
    this.reasons = reasons;
  }
}
