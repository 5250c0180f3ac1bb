import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

const MAX_MAILS = 50;

export interface OutboxMail {
  readonly to: string;
  readonly subject: string;
  /** ISO 8601 */
  readonly date: string;
  readonly text: string;
}

/** The newest mails of the outbox, newest first: their names begin with the time. */
export async function readOutbox(folder: string): Promise<readonly OutboxMail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  const newest = names.toSorted().toReversed().slice(0, MAX_MAILS);
  return Promise.all(newest.map((name) => readMail(join(folder, name))));
}

async function readMail(path: string): Promise<OutboxMail> {
  const { to, subject, date, text } = await PostalMime.parse(await readFile(path));
  return {
    to: to?.map(({ address }) => address ?? "").join(", ") ?? "",
    subject: subject ?? "",
    date: date ?? "",
    text: text ?? "",
  };
}
