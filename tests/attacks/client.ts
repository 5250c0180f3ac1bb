import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Schemas } from "@gemel/api";
import { WebSocket } from "ws";
import { pixelBomb } from "../../packages/server/src/testing/uploads/pixel-bomb.ts";
import type { Backend } from "../e2e/support/backend.ts";
import type { Credentials } from "../e2e/support/member.ts";

/** The calls of one user to a backend. */
export class Client {
  readonly #url: string;
  /** The access token of the session; empty without one. */
  readonly token: string;

  private constructor(url: string, token: string) {
    this.#url = url;
    this.token = token;
  }

  /** A user without a session. */
  static visitor({ url }: Backend): Client {
    return new Client(url, "");
  }

  /** A user who has a session already. */
  static signedIn(url: string, token: string): Client {
    return new Client(url, token);
  }

  static async signIn(backend: Backend, { email, password }: Credentials): Promise<Client> {
    const visitor = Client.visitor(backend);
    const body = { email, password };
    const answer = await visitor.call<Schemas["LoginAnswer"]>("POST", "/auth/login", body);
    return new Client(backend.url, answer.token);
  }

  /** @throws Error when the call is refused */
  async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.try(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return (text === "" ? undefined : JSON.parse(text)) as Answer;
  }

  async try(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.#url}/api${path}`, {
      method,
      headers: {
        ...(this.token !== "" && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Uploads a picture by a name of the sender's choice. */
  async uploadPicture(filename: string): Promise<void> {
    const form = new FormData();
    form.set("profile_picture", new File([new Uint8Array(pixelBomb(64, 64))], filename));
    const answer = await fetch(`${this.#url}/api/me/profile/picture`, {
      method: "POST",
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`the picture was refused: ${answer.status}`);
  }

  /** Says texts in a conversation, each after the answer to the one before: that it came, or an AI's. */
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
