import { useIntl } from "@gemel/i18n";
import { useAnswerTexts } from "../../foundation/AnswersProvider.tsx";
import type { Message } from "../Message/message.ts";
import { useAnnouncer } from "../Announcer/announcer-context.ts";
import { spokenText } from "./spoken-text.ts";
import { useArrivals } from "./use-arrivals.ts";
import { useFailures } from "./use-failures.ts";

export interface MessageAnnouncementsProps {
  messages: readonly Message[];
  /** The first messages have been loaded; later ones are new. */
  isReady: boolean;
}

/** Announces new messages of others, and own messages that could not be sent. */
export function MessageAnnouncements({ messages, isReady }: MessageAnnouncementsProps) {
  const intl = useIntl();
  const speakers = {
    twin: useAnswerTexts("twin").speaker,
    duo: useAnswerTexts("duo").speaker,
  };
  const { announceMessage, say } = useAnnouncer();
  useArrivals(messages, isReady, (arrived) => {
    for (const message of arrived) {
      if (message.author === "me") continue;
      const { author, authorName } = message;
      announceMessage({
        author:
          author === "other"
            ? authorName
            : intl.formatMessage({ id: speakers[author] }, { name: authorName }),
        text: spokenText(message, intl.formatMessage({ id: "chat.announcement.audio" })),
      });
    }
  });
  useFailures(messages, ({ failure }) =>
    say(failure ?? intl.formatMessage({ id: "chat.message.failed" })),
  );
  return null;
}
