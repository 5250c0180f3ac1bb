import { ToastProvider } from "@gemel/ui/Toast";
import type { ReactionFailure } from "../../flows/people/use-unsent.ts";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { MessageNotices } from "../../routes/conversations/MessageNotices.tsx";
import { UnsentNotices } from "../../routes/people/UnsentNotices.tsx";

export interface NoticesProps {
  memberId: string;
  news: {
    /** The conversations in which messages have just arrived; undefined before the first. */
    readonly arrived: readonly Conversation[] | undefined;
    /** Likes, passes and undos that failed when their list was left. */
    readonly unsent: readonly ReactionFailure[];
  };
}

/** The notices about events elsewhere than on the page. */
export default function Notices({ memberId, news: { arrived, unsent } }: NoticesProps) {
  return (
    <ToastProvider placement="top">
      {arrived && <MessageNotices arrived={arrived} />}
      <UnsentNotices memberId={memberId} unsent={unsent} />
    </ToastProvider>
  );
}
