import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { WebSocket } from "ws";
import { pixelBomb } from "../../packages/server/src/testing/uploads/pixel-bomb.ts";
import type { Backend } from "../e2e/support/backend.ts";
import { call, type Calls, request, accessTokenOf } from "../e2e/support/call-as.ts";
import type { Credentials } from "../e2e/support/member.ts";

/** The calls of one user to a backend. */
export class Client {
  readonly #url: string;
  /** The access token of the session; empty without one. */
  readonly token: string;

  constructor(url: string, token = "") {
    this.#url = url;
    this.token = token;
  }

  static async signIn(backend: Backend, { email, password }: Credentials): Promise<Client> {
    return new Client(backend.url, await accessTokenOf(backend, { email, password }));
  }

  /** @throws Error when the call is refused */
  call<Answer>(path: string, asked: Parameters<Calls>[1] = {}): Promise<Answer> {
    return call(this.#url, path, { ...asked, token: this.token });
  }

  /** The answer may be a refusal. */
  try(path: string, asked: Parameters<Calls>[1] = {}): Promise<Response> {
    return request(this.#url, path, { ...asked, token: this.token });
  }

  /** Uploads a picture by a name of the sender's choice. */
  async uploadPicture(filename: string): Promise<void> {
    const body = new FormData();
    body.set("profile_picture", new File([new Uint8Array(pixelBomb(64, 64))], filename));
    await this.call("/me/profile/picture", { body });
  }

  /** Sends texts to a conversation, each after the answer to the one before: an `ack`, or an AI's. */
  async say(
    conversationId: string,
    texts: readonly string[],
    answers: "ack" | "assistant",
  ): Promise<void> {
    const query = new URLSearchParams({ conversation_id: conversationId, token: this.token });
    const socket = new WebSocket(`${this.#url.replace("http", "ws")}/api/ws/chat?${query}`);
    await once(socket, "open");
    for (const content of texts) {
      const answered = new Promise<void>((resolve, reject) => {
        const read = (data: unknown): void => {
          const { type, role } = JSON.parse(String(data)) as Partial<Record<string, string>>;
          if (type === "error") reject(new Error(`refused: ${String(data)}`));
          if (type !== answers && role !== answers) return;
          socket.off("message", read);
          resolve();
        };
        socket.on("message", read);
      });
      const frame = { conversation_id: conversationId, content, client_msg_id: randomUUID() };
      socket.send(JSON.stringify(frame));
      await answered;
    }
    const closed = once(socket, "close");
    socket.close(1000);
    await closed;
  }
}
