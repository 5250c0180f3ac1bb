declare module "../../services.ts" {
  interface Services {
    /** Handles the messages of a conversation one after the other. */
    readonly conversationQueue: ConversationQueue;
  }
}

/** Runs the work of a conversation one after the other, in the order of arrival. */
export interface ConversationQueue {
  run<Result>(conversationId: string, work: () => Promise<Result>): Promise<Result>;
}

export function createConversationQueue(): ConversationQueue {
  const last = new Map<string, Promise<unknown>>();
  return {
    run: (conversationId, work) => {
      const before = last.get(conversationId) ?? Promise.resolve();
      const result = before.then(work);
      const settled = result.then(
        () => undefined,
        () => undefined,
      );
      last.set(conversationId, settled);
      void settled.then(() => {
        if (last.get(conversationId) === settled) last.delete(conversationId);
      });
      return result;
    },
  };
}
