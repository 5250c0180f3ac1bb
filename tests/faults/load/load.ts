import { addLosses, type Losses } from "../checkers/losses.ts";
import type { Cast } from "./cast.ts";
import { Chat } from "./chat.ts";
import { likes } from "./likes.ts";
import { profileChanges } from "./profile-changes.ts";
import { againAndAgain, until } from "./until.ts";
import { Writer } from "./writer.ts";

/** How long each rests between two writes. */
const REST_MS = 100;
/** A talker with so many unacknowledged messages waits before the next, also on a slow site. */
const MAX_WAITING = 20;
/** A site on which nothing is acknowledged for so long has stopped, in seconds. */
const GOES_ON_SECONDS = 60;

/** One member of each pair likes, and changes their profile. */
export const usualWriters = ({ writers, others }: Cast): readonly Writer[] =>
  writers
    .filter((_account, index) => index % 2 === 0)
    .flatMap((account) => [
      new Writer(account, likes(others)),
      new Writer(account, profileChanges),
    ]);

/** The load of a full site: messages over live connections, likes and profile changes over HTTP. */
export class Load {
  readonly chat: Chat;
  readonly #cast: Cast;
  readonly #url: string;
  readonly #writers: readonly Writer[];
  readonly #leaving = new AbortController();
  #stopping = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #connected = Promise.resolve();

  /**
   * @param closing ends the load if the caller does not
   * @param url where everybody calls
   * @param writers who writes besides those who talk
   */
  constructor(
    closing: AsyncDisposableStack,
    cast: Cast,
    url: string,
    writers = usualWriters(cast),
  ) {
    closing.defer(() => {
      this.#stopping.abort();
      this.#leaving.abort();
    });
    this.#cast = cast;
    this.#url = url;
    this.chat = new Chat(cast.writers, url);
    this.#writers = writers;
  }

  /** Everything that was acknowledged so far. */
  get acknowledged(): number {
    const written = this.#writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    return written + this.chat.acknowledged;
  }

  /** How often writes were refused, by status and error code. */
  get refusals(): ReadonlyMap<string, number> {
    const all = new Map<string, number>();
    for (const { refusals } of this.#writers) {
      for (const [name, count] of refusals) all.set(name, (all.get(name) ?? 0) + count);
    }
    return all;
  }

  /** How often writes were refused otherwise than expected, one line each. */
  refusalsBut(expected?: string): readonly string[] {
    return [...this.refusals]
      .filter(([refusal]) => refusal !== expected)
      .map(([refusal, count]) => `${count} writes were refused: ${refusal}`);
  }

  /** Signs in again each member whose token expires soon. */
  async renew(): Promise<void> {
    for (const account of this.#cast.writers) await account.renew(this.#url);
  }

  /** Everybody connects, and comes back whenever they are cut; then they begin to write. */
  async open(): Promise<void> {
    await this.chat.connect();
    this.#connected = this.chat.stayConnected(this.#leaving.signal);
    this.begin();
  }

  /** Starts all writers. A talker without a live connection sends its message once there is one. */
  begin(): void {
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    const talking = this.chat.talkers.map((talker) =>
      againAndAgain(
        () => (talker.waiting < MAX_WAITING ? talker.say() : undefined),
        REST_MS,
        signal,
      ),
    );
    const writing = this.#writers.map((writer) =>
      againAndAgain(() => writer.write(this.#url), REST_MS, signal),
    );
    this.#running = Promise.all([...talking, ...writing]);
    // The caller that waits for the end gets the error.
    this.#running.catch(() => undefined);
  }

  /** Everybody stops writing, once what they wrote is answered or cannot be. */
  async rest(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  /** Waits for so much more to be acknowledged. @returns whether it was, within a minute */
  async goesOn(writes: number): Promise<boolean> {
    const enough = this.acknowledged + writes;
    return until(() => this.acknowledged >= enough, GOES_ON_SECONDS);
  }

  /** Waits until everybody has a live connection. @returns whether they did, within a minute */
  async isComplete(): Promise<boolean> {
    return until(() => this.chat.talkers.every(({ isOpen }) => isOpen), GOES_ON_SECONDS);
  }

  /** Ends the load, then checks the stored data and the received messages. */
  async finish(): Promise<Losses> {
    await this.rest();
    await this.chat.settle();
    await this.renew();
    const kept = await this.check();
    this.#leaving.abort();
    this.chat.drop();
    await this.#connected;
    return addLosses([kept, { ...this.chat.checkReceived(), acknowledged: 0 }]);
  }

  /** Finds the acknowledged writes that are not there as they were written. */
  async check(): Promise<Losses> {
    const losses = [await this.chat.checkHistories(this.#cast.writers, this.#url)];
    for (const writer of this.#writers) losses.push(await writer.check(this.#url));
    return addLosses(losses);
  }
}
