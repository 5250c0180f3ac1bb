import type { Losses } from "../checkers/losses.ts";
import { type Account, describeAnswer } from "./account.ts";

/** A write of a member, each time with the next number. */
export interface Writing {
  readonly method: "POST" | "PUT";
  path(number: number): string;
  body(number: number): object;
  /** Reads everything back. @throws when it cannot be read */
  check(account: Account, url: string, written: Written): Promise<Losses>;
}

/** The writes so far. */
interface Written {
  /** The numbers of the writes that were acknowledged, in their order. */
  readonly acknowledged: readonly number[];
  /** The number of the last one that was tried. */
  readonly tried: number;
}

/** A client that writes values one after the other, and repeats unacknowledged ones. */
export class Writer {
  readonly acknowledged: number[] = [];
  /** How often a write was refused, by status and error code. */
  readonly refusals = new Map<string, number>();
  tried = -1;
  readonly #account: Account;
  readonly #writing: Writing;

  constructor(account: Account, writing: Writing) {
    this.#account = account;
    this.#writing = writing;
  }

  /** Writes the next. Without an answer it is unknown whether it is stored. */
  async write(url: string): Promise<void> {
    const { method, path, body } = this.#writing;
    const number = this.acknowledged.length;
    this.tried = number;
    try {
      const answer = await this.#account.ask(url, method, path(number), body(number));
      const said = describeAnswer(answer.status, await answer.text());
      if (answer.ok) this.acknowledged.push(number);
      else this.refusals.set(said, (this.refusals.get(said) ?? 0) + 1);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }

  check(url: string): Promise<Losses> {
    return this.#writing.check(this.#account, url, this);
  }
}
