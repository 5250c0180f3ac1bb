import { Markdown } from "../../layout/Markdown/Markdown.tsx";
import * as css from "./Message.css.ts";
import type { Message } from "./message.ts";

/** The words of a message, as Markdown: the basic set but for what a twin writes (docs/product.md section 5). */
export function TextContent({ message: { author, text = "" } }: { message: Message }) {
  return (
    <div className={css.text}>
      <Markdown allowed={author === "twin" ? "full" : "basic"}>{text}</Markdown>
    </div>
  );
}
