import { useIntl } from "@gemel/i18n";
import { Center } from "@gemel/ui/Center";
import { ChatFrame } from "@gemel/ui/ChatFrame";
import { EmptyState } from "@gemel/ui/EmptyState";
import { ErrorState } from "@gemel/ui/ErrorState";
import { LinkButton } from "@gemel/ui/LinkButton";
import { MessagesSkeleton } from "@gemel/ui/MessagesSkeleton";
import { Stack } from "@gemel/ui/Stack";

/** No conversation of the member's has this address, or none any more. */
export function ChatNotFound() {
  const intl = useIntl();
  return (
    <Center>
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: "chat.notFound.title" })}
        action={
          <LinkButton href="/conversations">
            {intl.formatMessage({ id: "chat.notFound.action" })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: "chat.notFound.body" })}
      </EmptyState>
    </Center>
  );
}

export function ChatLoading() {
  return (
    <ChatFrame header={null} footer={null}>
      <MessagesSkeleton />
    </ChatFrame>
  );
}

export function ChatFailed({ onRetry }: { onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Center>
      <Stack>
        <ErrorState
          headingLevel={1}
          title={intl.formatMessage({ id: "chat.messages.failedTitle" })}
          onRetry={onRetry}
        >
          {intl.formatMessage({ id: "chat.messages.failedHint" })}
        </ErrorState>
        <LinkButton kind="quiet" href="/conversations">
          {intl.formatMessage({ id: "chat.notFound.action" })}
        </LinkButton>
      </Stack>
    </Center>
  );
}
