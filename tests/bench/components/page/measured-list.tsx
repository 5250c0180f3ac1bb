import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import type { Elements, PaintTime, Prepended } from "../bench-page.ts";
import type { Candidate } from "./candidate.ts";
import { mark, numberedMessages } from "./numbered-messages.ts";
import { painted, settle, timeUntil } from "./painted.ts";

const PREPENDED = 50;
/** Number of the first message that is mounted: older ones are put before it. */
const START = 1_000;
/** In which a list measures its rows, ms. */
const SHORT_REST = 20;
/** After which a list takes a scroll for ended, ms. */
const LONG_REST = 250;

// Made before anything is measured: they are the same for all.
const stock = numberedMessages(0, START + 10_100);

/** A list of a candidate, with what is done to it. */
export class MeasuredList {
  readonly #candidate: Candidate;
  readonly #host: HTMLElement;
  readonly #count: number;
  #root: Root | undefined;
  #start = START;
  #end = START;

  constructor(candidate: Candidate, host: HTMLElement, count: number) {
    this.#candidate = candidate;
    this.#host = host;
    this.#count = count;
  }

  async mount(): Promise<PaintTime> {
    this.#start = START;
    this.#end = START + this.#count;
    this.#root = createRoot(this.#host);
    const time = await timeUntil(() => this.#isEndShown(), this.#draw());
    await settle(LONG_REST);
    return time;
  }

  async unmount(): Promise<void> {
    this.#root?.unmount();
    this.#root = undefined;
    await settle(SHORT_REST);
  }

  async append(): Promise<PaintTime> {
    if (!this.#isEndShown()) await this.#scrollTo(1, LONG_REST);
    this.#end += 1;
    const time = await timeUntil(() => this.#isEndShown(), this.#draw());
    await settle(SHORT_REST);
    return time;
  }

  async prepend(): Promise<Prepended> {
    await this.#scrollTo(0.5, LONG_REST);
    const scroller = this.#scroller();
    const { top } = scroller.getBoundingClientRect();
    const seen = this.#drawn().find((message) => message.getBoundingClientRect().top >= top);
    if (seen === undefined) throw new Error("No message is in view");
    const place = seen.getBoundingClientRect().top;
    const { scrollHeight } = scroller;

    this.#start -= PREPENDED;
    const time = await timeUntil(() => scroller.scrollHeight > scrollHeight, this.#draw());
    const restEnd = performance.now() + LONG_REST;
    let shift = 0;
    do {
      if (!seen.isConnected) return { time, shift: null };
      shift = Math.max(shift, Math.abs(seen.getBoundingClientRect().top - place));
    } while ((await painted()) < restEnd);
    return { time, shift };
  }

  async elementsAt(share: number): Promise<Elements> {
    await this.#scrollTo(share, SHORT_REST);
    return { messages: this.#drawn().length, all: this.#scroller().querySelectorAll("*").length };
  }

  /** Prepares the messages; what it gives draws them, at once. */
  #draw(): () => void {
    const { Conversation } = this.#candidate;
    const messages = stock.slice(this.#start, this.#end);
    const conversation = <Conversation messages={messages} prepended={START - this.#start} />;
    return () => flushSync(() => this.#root?.render(conversation));
  }

  #scroller(): Element {
    const found = this.#host.querySelector(this.#candidate.scroller);
    if (found === null) throw new Error("Nothing scrolls");
    return found;
  }

  #drawn(): Element[] {
    return [...this.#scroller().querySelectorAll(this.#candidate.message)];
  }

  async #scrollTo(share: number, rest: number): Promise<void> {
    const scroller = this.#scroller();
    scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
    await settle(rest);
  }

  /** Whether the view is full of messages, and the last one stands at its end. */
  #isEndShown(): boolean {
    const messages = this.#drawn();
    const [first, last] = [messages[0], messages.at(-1)];
    if (first === undefined || !last?.textContent.includes(mark(this.#end - 1))) return false;
    const view = this.#scroller().getBoundingClientRect();
    const { top, bottom } = last.getBoundingClientRect();
    return (
      // Some lists draw rows to measure them before they show any.
      last.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      first.getBoundingClientRect().top <= view.top &&
      top >= view.top &&
      bottom <= view.bottom + 1
    );
  }
}
