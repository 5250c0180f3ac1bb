import type { Schemas } from "@gemel/api";
import { textsOf } from "../../../packages/server/src/testing/live/conversations.ts";
import { type Books, Talker } from "../../bench/talk/talker.ts";
import { checkSequence } from "../checkers/check-sequence.ts";
import { addLosses, type Losses } from "../checkers/losses.ts";
import type { Account } from "./account.ts";
import { until } from "./until.ts";

/** Where nothing of what was said arrives for so long, nothing will any more, in seconds. */
const SETTLE_SECONDS = 90;

/** One of those who talk, with whom they talk with. */
interface Speaking {
  readonly account: Account;
  readonly talker: Talker;
  readonly partner: Talker;
}

/** The number of a text, as `Talker` counts them. */
const numberOf = (text: string): number => Number(text.split(" ")[1]);

const isBy = (text: string, { memberId }: Account): boolean =>
  text.startsWith(`${memberId.slice(0, 8)} `);

/** Pairs that talk over live connections. */
export class Chat {
  readonly #all: readonly Speaking[];

  /** @param writers both of each pair, one after the other */
  constructor(writers: readonly Account[], url: string) {
    const books: Books = { sentAt: new Map(), took: [] };
    const talkers = writers.map((account) => new Talker(account, url, books));
    this.#all = writers.map((account, index) => {
      const [talker, partner] = [talkers[index], talkers[index % 2 === 0 ? index + 1 : index - 1]];
      if (talker === undefined || partner === undefined) throw new Error("a talker has no partner");
      return { account, talker, partner };
    });
  }

  get talkers(): readonly Talker[] {
    return this.#all.map(({ talker }) => talker);
  }

  get acknowledged(): number {
    return this.#all.reduce((sum, { talker }) => sum + talker.acknowledged.length, 0);
  }

  /**
   * Opens every connection. A talker without a cursor says something first: it reads no history, so what it
   * missed before its first cursor would count as lost.
   * @throws when one is refused, or no cursor comes
   */
  async connect(): Promise<void> {
    await Promise.all(this.talkers.map((talker) => talker.connect()));
    const isKnown = ({ hasCursor }: Talker): boolean => hasCursor;
    for (const talker of this.talkers) if (!isKnown(talker)) talker.say();
    if (!(await until(() => this.talkers.every(isKnown), SETTLE_SECONDS)))
      throw new Error("a live connection gave no cursor");
  }

  /** Reconnects closed connections, as the contract requires of clients, until it is stopped. */
  async stayConnected(stop: AbortSignal): Promise<void> {
    stop.addEventListener("abort", () => this.drop(), { once: true });
    await Promise.all(
      this.talkers.map(async (talker) => {
        for (;;) {
          await talker.closed();
          if (stop.aborted) return;
          await talker.reconnect(stop);
        }
      }),
    );
  }

  drop(): void {
    for (const talker of this.talkers) talker.drop();
  }

  /** Waits until every message is acknowledged and received, as long as more messages arrive. */
  async settle(): Promise<void> {
    const isSettled = ({ talker, partner }: Speaking): boolean =>
      talker.isDone && partner.received.length >= talker.said;
    const received = (): number =>
      this.talkers.reduce((sum, talker) => sum + talker.received.length, 0);
    let before: number;
    do {
      before = received();
    } while (
      !(await until(() => this.#all.every(isSettled), SETTLE_SECONDS)) &&
      received() > before
    );
  }

  /** What of all that was said did not reach the other, once and in its order. */
  checkReceived(): Losses {
    return addLosses(
      this.#all.map(({ talker, partner }) =>
        checkSequence(Array.from({ length: talker.said }).keys(), partner.received.map(numberOf)),
      ),
    );
  }

  /** What of all that was acknowledged does not stand in the conversations. */
  async checkHistories(url: string): Promise<Losses> {
    const losses: Losses[] = [];
    for (const { account, talker } of this.#all) {
      const path = `/conversations/${account.conversationId}/messages`;
      const pages = await account.readAll<Schemas["Message"]>(url, path, "before");
      const texts = textsOf({ items: pages.toReversed().flat() });
      const found = texts.filter((text) => isBy(text, account)).map(numberOf);
      losses.push(checkSequence(talker.acknowledged.map(numberOf), found));
    }
    return addLosses(losses);
  }
}
