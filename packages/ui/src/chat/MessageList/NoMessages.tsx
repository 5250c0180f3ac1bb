import { useIntl } from "@gemel/i18n";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { AiIntro } from "../AiLabel/AiIntro.tsx";
import { AiLabel } from "../AiLabel/AiLabel.tsx";
import { AiSign } from "../AiLabel/AiSign.tsx";
import * as css from "./MessageList.css.ts";
import type { Partner } from "./partner.ts";

export interface NoMessagesProps {
  partner: Partner;
  /** Instead of the words for the partner. */
  title: string | undefined;
}

/** A conversation before its first message; says that an AI is one before it says anything. */
export function NoMessages({ partner: { kind, name }, title: given }: NoMessagesProps) {
  const intl = useIntl();
  const title = given ?? intl.formatMessage({ id: `chat.empty.${kind}Title` }, { name });
  if (kind === "other") {
    return (
      <EmptyState title={title}>{intl.formatMessage({ id: "chat.empty.otherHint" })}</EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      picture={
        <span className={css.signs[kind]}>
          <AiSign speaker={kind} />
        </span>
      }
    >
      <Stack gap={3} align="center">
        <AiLabel speaker={kind} name={name} />
        <AiIntro speaker={kind} />
      </Stack>
    </EmptyState>
  );
}
