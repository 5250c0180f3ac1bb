import type { MessageId } from "@gemel/i18n";

/**
 * Returns the text for an action that failed.
 * @param failed - the text if there is no better reason
 */
export const failureText = (
  reason: "rate_limited" | "unreachable" | "failed",
  failed: MessageId,
): MessageId =>
  ({ rate_limited: "error.rateLimited.soon", unreachable: "error.network", failed } as const)[
    reason
  ];
