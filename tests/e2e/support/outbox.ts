import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";

const isTo = ({ to }: Email, address: string): boolean =>
  to?.some((recipient) => recipient.address === address) ?? false;

/** The folder in which the backend leaves its mails when no mail server is configured. */
export class Outbox {
  readonly #folder: string;
  /** The mails already read, by file: a mail does not change. */
  readonly #read = new Map<string, Promise<Email>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every mail to an address, oldest first. */
  async to(address: string): Promise<Email[]> {
    const names = await this.#names();
    const mails = await Promise.all(names.map((name) => this.#mail(name)));
    return mails.filter((mail) => isTo(mail, address));
  }

  #mail(name: string): Promise<Email> {
    let mail = this.#read.get(name);
    if (mail === undefined) {
      mail = readFile(join(this.#folder, name)).then((file) => PostalMime.parse(file));
      this.#read.set(name, mail);
    }
    return mail;
  }

  async #names(): Promise<string[]> {
    try {
      const names = await readdir(this.#folder);
      return names.filter((name) => name.endsWith(".eml")).toSorted();
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
      throw error;
    }
  }

  /** Waits for the mail of that number (1 is the first) to an address. */
  async waitFor(address: string, number = 1): Promise<Email> {
    let mail: Email | undefined;
    await expect(async () => {
      mail = (await this.to(address)).at(number - 1);
      expect(mail, `mail ${number} to ${address}`).toBeDefined();
    }).toPass({ timeout: 60_000 });
    if (!mail) throw new Error(`No mail ${number} to ${address}`);
    return mail;
  }

  /** The first link in a mail whose address begins with that path, such as `/verify-email`. */
  async link(address: string, path: string, number = 1): Promise<string> {
    const { text = "" } = await this.waitFor(address, number);
    const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
    const link = links.find((url) => new URL(url).pathname.startsWith(path));
    if (link === undefined) throw new Error(`No link to ${path} in:\n${text}`);
    return link;
  }
}
