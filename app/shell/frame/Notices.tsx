import { ToastProvider } from "@gemel/ui/Toast";
import type { ReactionFailure, Unsent } from "../../flows/people/use-unsent.ts";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { MessageNotices } from "../../routes/conversations/MessageNotices.tsx";
import { UnsentNotices } from "../../routes/people/UnsentNotices.tsx";

export interface NoticesProps extends Pick<Unsent, "retry" | "dismiss"> {
  news: {
    /** Where messages have just come; undefined before the first. */
    readonly arrived: readonly Conversation[] | undefined;
    readonly failures: readonly ReactionFailure[];
  };
}

/** What comes from elsewhere than the page. */
export default function Notices({ news: { arrived, failures }, ...unsent }: NoticesProps) {
  return (
    <ToastProvider placement="top">
      {arrived && <MessageNotices arrived={arrived} />}
      <UnsentNotices failures={failures} {...unsent} />
    </ToastProvider>
  );
}
