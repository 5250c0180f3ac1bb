import { useIntl } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useState } from "react";
import type { ReactionHost } from "../../flows/people/use-reaction-list.ts";
import { likeRefusals } from "./like-refusals.ts";
import { useCalled } from "./use-called.ts";

const notUndone = {
  expired: "people.undo.expired",
  failed: "people.undo.failed",
  unreachable: "error.network",
} as const;

/**
 * Shows the outcome of likes and passes. A card that came back because its call failed is announced to
 * screen readers only, and so is a card that stays away: both are visible.
 */
export function useReactionOutcome() {
  const intl = useIntl();
  const called = useCalled();
  const toasts = useToasts();
  const [announcement, setAnnouncement] = useState<string>();
  const host: ReactionHost = {
    onRestored: (user) =>
      setAnnouncement(intl.formatMessage({ id: "people.restored" }, { name: called(user) })),
    onRefused: ({ user }, refusal) => {
      const text = intl.formatMessage({ id: likeRefusals[refusal] }, { name: called(user) });
      toasts.add({ text, tone: "warning" });
    },
    onNotFound: (user) =>
      setAnnouncement(intl.formatMessage({ id: "people.gone" }, { name: called(user) })),
    onUndone: (user) =>
      setAnnouncement(intl.formatMessage({ id: "people.undo.done" }, { name: called(user) })),
    onNotUndone: (reason) => {
      toasts.add({ text: intl.formatMessage({ id: notUndone[reason] }), tone: "warning" });
    },
  };
  return { announcement, host };
}
