import { openChat } from "../place/open-chat.ts";

/** Whether a page takes the whole screen: it has no footer, and on a phone no navigation below it. */
export const isWholeScreen = (pathname: string): boolean =>
  pathname === "/questionnaire" || openChat(pathname) !== null;
