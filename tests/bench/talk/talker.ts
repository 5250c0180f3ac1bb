import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { Speaker } from "./add-pairs.ts";

/** The records that all talkers of a run share. */
export interface Books {
  /** When each text was first sent, in ms of `performance.now()`. */
  readonly sentAt: Map<string, number>;
  /** How long each text took to reach its reader, in ms. */
  readonly took: number[];
}

interface Frame {
  readonly type: string;
  readonly id?: string;
  readonly content?: string;
  readonly client_msg_id?: string;
  readonly cursor?: string;
  readonly event?: string;
}

/**
 * One member on one connection, who does what docs/product.md section 4 asks of a client: repeats texts that
 * were not acknowledged, and continues after the last cursor seen.
 */
export class Talker {
  /** Texts of the other, as they came. */
  readonly received: string[] = [];
  /** Texts of their own that the server has acknowledged. */
  readonly acknowledged: string[] = [];
  /** Times that the server could not replay what was missed. */
  resyncs = 0;
  readonly #known = new Set<string>();
  #socket: WebSocket | undefined;
  #cursor: string | undefined;
  readonly #waiting = new Map<string, string>();
  readonly #speaker: Speaker;
  readonly #url: URL;
  readonly #books: Books;
  readonly #name: string;
  #said = 0;

  constructor(speaker: Speaker, url: string, books: Books) {
    this.#speaker = speaker;
    this.#url = new URL("/api/ws/chat", url.replace(/^http/, "ws"));
    this.#books = books;
    this.#name = speaker.memberId.slice(0, 8);
  }

  get said(): number {
    return this.#said;
  }

  /** How much of that is not acknowledged yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  get isDone(): boolean {
    return this.waiting === 0;
  }

  /** Whether the server can replay what a return missed: without a cursor a client reads the history. */
  get hasCursor(): boolean {
    return this.#cursor !== undefined;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Opens a connection. @throws when it is refused or lost before it is open */
  async connect(): Promise<void> {
    const { conversationId, token } = this.#speaker;
    const url = new URL(this.#url);
    url.searchParams.set("conversation_id", conversationId);
    url.searchParams.set("token", token);
    if (this.#cursor !== undefined) url.searchParams.set("cursor", this.#cursor);
    const socket = new WebSocket(url, { perMessageDeflate: false });
    // Missed messages may arrive with the answer to the upgrade, so the listener is added first.
    socket.on("message", (data) => this.#read(String(data)));
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    socket.on("error", () => socket.terminate());
    this.#socket = socket;
    for (const [id, text] of this.#waiting) this.#send(id, text);
  }

  /** Connects again after 1 s, doubling to 30 s, a fifth shorter at most, until it is open or stopped. */
  async reconnect(stop?: AbortSignal): Promise<void> {
    for (let delay = 1_000; ; delay = Math.min(2 * delay, 30_000)) {
      if (stop?.aborted) return;
      const wait = delay * (1 - Math.random() / 5);
      await new Promise((resolve) => setTimeout(resolve, wait));
      try {
        return await this.connect();
      } catch (error) {
        if (!(error instanceof Error)) throw error;
      }
    }
  }

  /** Adds a new text; it is sent as soon as there is a connection. */
  say(): void {
    const text = `${this.#name} ${this.#said++} would like to know how the week has been so far`;
    const id = randomUUID();
    this.#waiting.set(id, text);
    this.#books.sentAt.set(text, performance.now());
    this.#send(id, text);
  }

  /** Cuts the connection as a network does, without a close frame. @returns whether there was a connection */
  drop(): boolean {
    const wasOpen = this.isOpen;
    this.#socket?.terminate();
    this.#socket = undefined;
    return wasOpen;
  }

  /** Resolves when the server has closed the connection. */
  async closed(): Promise<void> {
    const socket = this.#socket;
    if (socket === undefined || socket.readyState === WebSocket.CLOSED) return;
    await new Promise((resolve) => socket.once("close", resolve));
  }

  #send(client_msg_id: string, content: string): void {
    if (!this.isOpen) return;
    const conversation_id = this.#speaker.conversationId;
    this.#socket?.send(JSON.stringify({ conversation_id, content, client_msg_id }));
  }

  #read(data: string): void {
    const frame = JSON.parse(data) as Frame;
    this.#cursor = frame.cursor ?? this.#cursor;
    if (frame.event === "resync") this.resyncs++;
    if (frame.type === "ack") this.#acknowledge(frame.client_msg_id ?? "");
    if (frame.type === "message" && frame.content !== undefined) {
      this.#receive(frame.id ?? "", frame.content);
    }
  }

  #acknowledge(id: string): void {
    const text = this.#waiting.get(id);
    if (text === undefined) return;
    this.#waiting.delete(id);
    this.acknowledged.push(text);
  }

  /** Handles a message. One that arrives twice after a return has the same id, as the contract says. */
  #receive(id: string, text: string): void {
    if (this.#known.has(id) || text.startsWith(this.#name)) return;
    this.#known.add(id);
    this.received.push(text);
    const sentAt = this.#books.sentAt.get(text);
    if (sentAt !== undefined) this.#books.took.push(performance.now() - sentAt);
  }
}
