export interface Problem {
  /** The same for the same fault, whatever the values were. */
  readonly key: string;
  /** For a person. */
  readonly text: string;
}
