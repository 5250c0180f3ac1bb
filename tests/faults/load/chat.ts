import type { Schemas } from "@gemel/api";
import { textsOf } from "../../../packages/server/src/testing/live/conversations.ts";
import type { Speaker } from "../../bench/talk/add-pairs.ts";
import { type Books, Talker } from "../../bench/talk/talker.ts";
import { checkSequence } from "../checkers/check-sequence.ts";
import { addLosses, type Losses } from "../checkers/losses.ts";
import type { Account } from "./account.ts";
import { until } from "./until.ts";

/** Time without any arriving message after which no more are expected, in seconds. */
const SETTLE_SECONDS = 90;

/** Number of members who connect at once. */
const BATCH = 100;

/** A talker, and the partner of their conversation. */
interface Speaking {
  readonly talker: Talker;
  readonly partner: Talker;
}

/** The number of a text, as `Talker` counts them. */
const numberOf = (text: string): number => Number(text.split(" ")[1]);

const isBy = (text: string, { memberId }: Account): boolean =>
  text.startsWith(`${memberId.slice(0, 8)} `);

/** Pairs that talk over live connections. */
export class Chat {
  readonly talkers: readonly Talker[];
  readonly #all: readonly Speaking[];
  readonly #books: Books = { sentAt: new Map(), took: [] };

  /** @param speakers both of each pair, one after the other */
  constructor(speakers: readonly Speaker[], url: string) {
    const talkers = speakers.map((speaker) => new Talker(speaker, url, this.#books));
    this.talkers = talkers;
    this.#all = talkers.map((_talker, index) => {
      const [talker, partner] = [talkers[index], talkers[index % 2 === 0 ? index + 1 : index - 1]];
      if (talker === undefined || partner === undefined) throw new Error("a talker has no partner");
      return { talker, partner };
    });
  }

  /** How long each text took to reach its reader, in ms. */
  get took(): readonly number[] {
    return this.#books.took;
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
    for (let first = 0; first < this.talkers.length; first += BATCH) {
      const some = this.talkers.slice(first, first + BATCH);
      await Promise.all(some.map((talker) => talker.connect()));
    }
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

  /** Finds the messages that did not reach the other, once and in order. */
  checkReceived(): Losses {
    return addLosses(
      this.#all.map(({ talker, partner }) =>
        checkSequence(Array.from({ length: talker.said }).keys(), partner.received.map(numberOf)),
      ),
    );
  }

  /**
   * Finds the acknowledged messages that are not in the conversations.
   * @param accounts of those who talk, in the same order
   */
  async checkHistories(accounts: readonly Account[], url: string): Promise<Losses> {
    const losses: Losses[] = [];
    for (const [index, account] of accounts.entries()) {
      const path = `/conversations/${account.conversationId}/messages`;
      const pages = await account.readAll<Schemas["Message"]>(url, path, "before");
      const texts = textsOf({ items: pages.toReversed().flat() });
      const found = texts.filter((text) => isBy(text, account)).map(numberOf);
      losses.push(checkSequence((this.talkers[index]?.acknowledged ?? []).map(numberOf), found));
    }
    return addLosses(losses);
  }
}
