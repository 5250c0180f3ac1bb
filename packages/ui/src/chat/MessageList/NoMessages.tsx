import { useIntl } from "@gemel/i18n";
import { EmptyState } from "../../feedback/EmptyState/EmptyState.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Avatar } from "../../people/Avatar/Avatar.tsx";
import { AiIntro } from "../AiLabel/AiIntro.tsx";
import { AiLabel } from "../AiLabel/AiLabel.tsx";
import { AiFace } from "../AiLabel/AiFace.tsx";
import * as css from "./MessageList.css.ts";
import type { Partner } from "./partner.ts";

export interface NoMessagesProps {
  partner: Partner;
  /** Address of the picture of the person, or of a twin's owner. */
  pictureSrc: string | undefined;
  /** Instead of the words for the partner. */
  title: string | undefined;
  /** Why the two might get on, if it is known. */
  reason: string | undefined;
}

/** A conversation before its first message; says that an AI is one before it says anything. */
export function NoMessages({ partner, pictureSrc, title: given, reason }: NoMessagesProps) {
  const { kind, name } = partner;
  const intl = useIntl();
  const title = given ?? intl.formatMessage({ id: `chat.empty.${kind}Title` }, { name });
  if (kind === "other") {
    return (
      <EmptyState
        title={title}
        picture={<Avatar name={name} size="large" {...(pictureSrc && { src: pictureSrc })} />}
      >
        <Stack gap={4} align="center">
          {reason === undefined ? null : (
            <div className={css.why}>
              <p className={css.whyTitle}>{intl.formatMessage({ id: "people.why" })}</p>
              <p className={css.whyText} dir="auto">
                {reason}
              </p>
            </div>
          )}
          <p>{intl.formatMessage({ id: "chat.empty.otherHint" })}</p>
        </Stack>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      picture={
        <span className={css.faces[kind]}>
          <AiFace speaker={kind} src={pictureSrc} />
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
