import type { HeaderProps } from "@gemel/ui/Header";
import { openChat } from "../place/open-chat.ts";

const isQuestionnaire = (pathname: string): boolean => pathname === "/questionnaire";

/** What a phone shows of the header: a conversation has a head of its own. */
export const onPhone = (pathname: string): NonNullable<HeaderProps["onPhone"]> =>
  openChat(pathname) !== null ? "nothing" : isQuestionnaire(pathname) ? "logo" : "navigation";

/** Whether a page takes the whole screen: it has no footer. */
export const isWholeScreen = (pathname: string): boolean =>
  isQuestionnaire(pathname) || openChat(pathname) !== null;
