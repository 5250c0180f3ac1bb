import type { ChatMessage, ChatModel } from "../../ai/ai.ts";

/** A question to the model; the test answers it. */
export interface ChatQuestion extends Omit<PromiseWithResolvers<string>, "promise"> {
  readonly messages: readonly ChatMessage[];
}

/** A chat model whose answers a test gives, one question after the other. */
export function createChatFake() {
  const questions: ChatQuestion[] = [];
  let notifySeen = (): void => undefined;
  const chat: ChatModel = {
    answer: (messages, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      signal?.addEventListener("abort", () => reject(signal.reason as Error));
      questions.push({ messages, resolve, reject });
      notifySeen();
      return promise;
    },
  };
  return {
    chat,
    /** The next question; waits for it. */
    asked: async (): Promise<ChatQuestion> => {
      for (;;) {
        const question = questions.shift();
        if (question !== undefined) return question;
        await new Promise<void>((resolve) => (notifySeen = resolve));
      }
    },
  };
}

/** Returns the parsed lines of members and facts in a prompt. */
export const linesOf = (messages: readonly ChatMessage[]): readonly unknown[] =>
  messages
    .filter(({ role }) => role === "user")
    .flatMap(({ content }) => content.split("\n").map((line): unknown => JSON.parse(line)));
