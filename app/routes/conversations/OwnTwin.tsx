import { useIntl } from "@gemel/i18n";
import { AiLabel } from "@gemel/ui/AiLabel";
import { Button } from "@gemel/ui/Button";
import { Card } from "@gemel/ui/Card";
import { EmptyState } from "@gemel/ui/EmptyState";
import { Notice } from "@gemel/ui/Notice";
import { Stack } from "@gemel/ui/Stack";
import { useConversationOpening } from "../../flows/talk/use-conversation-opening.ts";
import type { User } from "../../flows/session/use-session.ts";
import { useGoToChat } from "../people/use-go-to-chat.ts";

/** Offers the conversation with the member's own twin, once that is there. */
export function OwnTwin({ user }: { user: User }) {
  const intl = useIntl();
  const { isOpening, failure, open } = useConversationOpening({ onOpened: useGoToChat() });
  const isReady = user.onboarding_status === "onboarding_complete";
  const body = isReady ? "chat.list.create.body" : "chat.list.create.preparing";
  const text = failure === "unreachable" ? "error.network" : "chat.list.create.failed";
  return (
    <Card tone="twin">
      <EmptyState
        title={intl.formatMessage({ id: "chat.list.create.title" })}
        picture={<AiLabel speaker="twin" name={intl.formatMessage({ id: "chat.list.ownTwin" })} />}
        action={
          isReady && (
            <Button isPending={isOpening} onPress={() => open({ type: "twin", user: null })}>
              {intl.formatMessage({ id: "people.twin.start" })}
            </Button>
          )
        }
      >
        <Stack>
          <p>{intl.formatMessage({ id: body })}</p>
          {failure && <Notice tone="danger">{intl.formatMessage({ id: text })}</Notice>}
        </Stack>
      </EmptyState>
    </Card>
  );
}
