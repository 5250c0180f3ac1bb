import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import * as css from "./Message.css.ts";
import { isAi, type Message } from "./message.ts";

/** The words of a message: what an AI writes is markdown, what a person writes stays as it is. */
export function TextContent({ message: { author, text = "" } }: { message: Message }) {
  if (!isAi(author)) {
    return (
      <p dir="auto" className={css.words}>
        {text}
      </p>
    );
  }
  // SPEC.md, section 5: advice allows only a basic set of tags.
  return <Markdown allowed={author === "duo" ? "basic" : "full"}>{text}</Markdown>;
}
