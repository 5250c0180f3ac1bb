/** Letters and other signs that somebody who is not in a hurry reads aloud in a second. */
const SIGNS_PER_SECOND = 11;

/** What somebody says of their own who is asked for a sentence or three, in seconds. */
export const PROMPT_SECONDS = 8;

/**
 * How long a text takes to read aloud, in seconds: some 150 English words a minute. Counted in signs,
 * because the length of words differs between our languages more than the pace of speaking.
 */
export const secondsToRead = (text: string): number =>
  text.replaceAll(/[\s*\\]/g, "").length / SIGNS_PER_SECOND;
