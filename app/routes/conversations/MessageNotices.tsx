import { useIntl } from "@gemel/i18n";
import { useToasts } from "@gemel/ui/Toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import type { Conversation } from "../../flows/talk/use-conversation-list.ts";
import { openChat } from "../../shell/place/open-chat.ts";
import { useAskingNavigate } from "../../shell/place/use-asking-navigate.ts";
import { useCalled } from "../people/use-called.ts";
import { useGoToChat } from "../people/use-go-to-chat.ts";

interface MessageNoticesProps {
  /** The conversations in which messages have just arrived. */
  arrived: readonly Conversation[];
}

/** Announces messages that come while their conversation is not on the screen. */
export function MessageNotices({ arrived }: MessageNoticesProps) {
  const intl = useIntl();
  const called = useCalled();
  const toasts = useToasts();
  const navigate = useAskingNavigate();
  const goToChat = useGoToChat();
  const { pathname } = useLocation();
  /** The notices that are shown, by what each is about; null: about several. */
  const shown = useRef(new Map<string, string | null>());

  const say = ({ type, participant }: Conversation): string => {
    if (type === "twin" && !participant) return intl.formatMessage({ id: "chat.news.ownTwin" });
    const name = called({ nickname: participant?.name ?? null });
    return intl.formatMessage({ id: `chat.news.${type}` }, { name });
  };
  const notify = useEffectEvent((latest: readonly Conversation[]) => {
    const open = openChat(pathname);
    const elsewhere = latest.filter(({ conversation_id }) => conversation_id !== open);
    const [first, second] = elsewhere;
    if (!first || pathname === "/conversations") return;
    const { conversation_id: id, type, participant } = first;
    const text = second
      ? intl.formatMessage({ id: "chat.news.several" }, { count: elsewhere.length })
      : say(first);
    const read = (): void =>
      second ? navigate("/conversations") : goToChat({ id, type, name: participant?.name ?? null });
    const key = toasts.add({
      text,
      action: { label: intl.formatMessage({ id: "chat.news.read" }), onPress: read },
      onClose: () => shown.current.delete(key),
    });
    shown.current.set(key, second ? null : id);
  });
  const closeRead = useEffectEvent((path: string) => {
    const open = openChat(path);
    const isList = path === "/conversations";
    for (const [key, about] of shown.current)
      if (isList || (open !== null && about === open)) toasts.close(key);
  });
  useEffect(() => closeRead(pathname), [pathname]);
  const announced = useRef<readonly Conversation[]>(undefined);
  useEffect(() => {
    if (announced.current === arrived) return;
    announced.current = arrived;
    notify(arrived);
  }, [arrived]);
  return null;
}
