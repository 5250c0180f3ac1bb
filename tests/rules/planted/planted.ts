/** A file with one import, for the linter to judge. */
export interface Planted {
  file: string;
  code: string;
}

/** One whose import is refused, with the message that a reader gets. */
export interface Refused extends Planted {
  message: string;
}
