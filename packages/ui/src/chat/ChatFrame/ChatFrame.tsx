import type { ReactNode } from "react";
import { headers } from "../ChatHeader/ChatHeader.css.ts";
import * as css from "./ChatFrame.css.ts";

export interface ChatFrameProps {
  /** A `ChatHeader`; null while nothing is known of the conversation, which keeps its place. */
  header: ReactNode;
  /** Between the header and the messages: a `ConnectionBanner`, what went wrong. */
  notices?: ReactNode;
  /** A `MessageList`, as tall as the rest leaves. */
  children: ReactNode;
  /** The `Composer`, or why there is none. */
  footer: ReactNode;
}

/**
 * A conversation as a whole screen: the messages scroll between the header and the input, which stands above
 * the keyboard or the navigation. Inside `Main`, once per page.
 *
 * Not for a conversation in a dialog, which has its own frame (`AdviceSheet`).
 */
export function ChatFrame({ header, notices, children, footer }: ChatFrameProps) {
  return (
    <div className={css.frame}>
      {header ?? <div className={headers.other} />}
      {notices}
      <div className={css.talk}>
        <div className={css.messages}>{children}</div>
        {footer}
      </div>
    </div>
  );
}
