import { expect } from "vitest";

/** A `WebSocket` whose server is the test. */
export class FakeSocket extends EventTarget {
  static readonly made: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;

  readyState = FakeSocket.CONNECTING;
  readonly sent: string[] = [];
  /** The code with which the client has left. */
  leftWith: number | undefined;
  readonly url: URL;

  constructor(url: string) {
    super();
    this.url = new URL(url);
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code: number): void {
    this.leftWith = code;
  }

  async open(): Promise<void> {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
    await nextTask();
  }

  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  async end(code: number): Promise<void> {
    this.dispatchEvent(new CloseEvent("close", { code }));
    await nextTask();
  }
}

/** No two events of a real socket come in the same one. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** The socket of an attempt, from 1 on; `id` counts those of one conversation alone. */
export async function socketNumber(attempt: number, id?: string): Promise<FakeSocket> {
  const made = () =>
    FakeSocket.made.filter(
      ({ url }) => id === undefined || url.searchParams.get("conversation_id") === id,
    );
  await expect.poll(() => made().length).toBe(attempt);
  const socket = made()[attempt - 1];
  if (!socket) throw new Error(`There is no attempt ${attempt}`);
  return socket;
}
