import { useIntl } from "@gemel/i18n";
import { Button } from "@gemel/ui/Button";
import { Card } from "@gemel/ui/Card";
import { ErrorState } from "@gemel/ui/ErrorState";
import { InfiniteList } from "@gemel/ui/InfiniteList";
import { Inline } from "@gemel/ui/Inline";
import { Spinner } from "@gemel/ui/Spinner";
import { Stack } from "@gemel/ui/Stack";
import { useId, useState } from "react";
import { type FirstMessage, useFirstMessages } from "../../flows/people/use-first-messages.ts";
import type { People } from "../people/use-people.ts";

interface FirstMessagesProps {
  people: People;
}

/**
 * The texts that others sent with likes, to report or block them once their card is gone; loaded on opening.
 */
export function FirstMessages({ people }: FirstMessagesProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack>
      <Inline justify="center">
        <Button
          kind="secondary"
          size="small"
          aria-expanded={isOpen}
          {...(isOpen && { "aria-controls": id })}
          onPress={() => setOpen(!isOpen)}
        >
          {intl.formatMessage({ id: "likes.messages.open" })}
        </Button>
      </Inline>
      {isOpen && (
        <div id={id}>
          <MessageList people={people} />
        </div>
      )}
    </Stack>
  );
}

function MessageList({ people }: FirstMessagesProps) {
  const intl = useIntl();
  const flow = useFirstMessages();
  if (flow.phase === "loading") return <Spinner />;
  if (flow.phase === "error")
    return (
      <ErrorState title={intl.formatMessage({ id: "likes.messages.error" })} onRetry={flow.retry} />
    );
  if (flow.phase === "empty") return <p>{intl.formatMessage({ id: "likes.messages.none" })}</p>;
  return (
    <Stack>
      <p>{intl.formatMessage({ id: "likes.messages.hint" })}</p>
      <InfiniteList
        layout="rows"
        label={intl.formatMessage({ id: "likes.messages.open" })}
        hasMore={flow.hasMore}
        isLoadingMore={flow.isLoadingMore}
        onLoadMore={flow.loadMore}
        end={intl.formatMessage({ id: "discover.end" })}
      >
        {flow.items.map((message) => (
          <Message key={message.id} message={message} people={people} />
        ))}
      </InfiniteList>
    </Stack>
  );
}

function Message({ message, people }: FirstMessagesProps & { message: FirstMessage }) {
  const intl = useIntl();
  const user = { id: message.user_id, nickname: null };
  const date = intl.formatDate(message.created_at, { dateStyle: "long", timeStyle: "short" });
  return (
    <Card>
      <Stack gap={2}>
        <p dir="auto">
          {message.message
            .split("\n")
            .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]))}
        </p>
        <Inline justify="between">
          <small>{date}</small>
          <Inline>
            {(["report", "block"] as const).map((kind) => (
              <Button
                key={kind}
                kind="quiet"
                size="small"
                aria-label={intl.formatMessage({ id: `likes.messages.${kind}Of` }, { date })}
                onPress={() => people.safety.open({ kind, user })}
              >
                {intl.formatMessage({ id: `likes.messages.${kind}` })}
              </Button>
            ))}
          </Inline>
        </Inline>
      </Stack>
    </Card>
  );
}
