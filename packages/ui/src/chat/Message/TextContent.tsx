import { useIntl } from "@gemel/i18n";
import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import * as css from "./Message.css.ts";
import type { Message } from "./message.ts";
import { MessageFoot } from "./MessageFoot.tsx";
import { roomForFoot } from "./foot-text.ts";

/**
 * The text of a message, as Markdown: the full set for a twin, the basic set for all others (docs/product.md
 * section 5). If its last line leaves room, the foot stands at its end.
 */
export function TextContent({ message }: { message: Message }) {
  const intl = useIntl();
  const { author, text = "" } = message;
  return (
    <div className={css.text} style={{ ["--room" as string]: roomForFoot(intl, message) }}>
      <Markdown
        allowed={author === "twin" ? "full" : "basic"}
        end={<MessageFoot message={message} />}
      >
        {text}
      </Markdown>
    </div>
  );
}
