import type { MessageId } from "@gemel/i18n";

/**
 * What is said of something that was not done.
 * @param failed - where there is no better reason
 */
export const failureText = (
  reason: "rate_limited" | "unreachable" | "failed",
  failed: MessageId,
): MessageId =>
  ({ rate_limited: "error.rateLimited.soon", unreachable: "error.network", failed } as const)[
    reason
  ];
