import { useRef, useState } from "react";
import type { LikeRefusal, Candidate } from "../../flows/people/use-reaction-list.ts";
import { keepFirstMessage, recallFirstMessage } from "../../flows/people/kept-first-message.ts";
import { useSession } from "../../flows/session/use-session.ts";
import { useBusy } from "../../flows/use-busy.ts";

/**
 * A first message that goes along with a like. The text for each candidate is kept until it has gone: it survives
 * a like that failed, was taken back or was cancelled, also when the member has left the page.
 */
export function useFirstMessage(onSend: (user: Candidate, message: string) => void) {
  const memberId = useSession().user?.id ?? "";
  const [user, setUser] = useState<Candidate | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Known at once, and while the dialog closes: it can still be pressed then.
  const isToBeSent = useRef(false);
  const [refusals, setRefusals] = useState<Readonly<Record<string, LikeRefusal | undefined>>>({});
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  /** Ids of the candidates whose sent text has not been opened again since. */
  const [sent, setSent] = useState<readonly string[]>([]);
  useBusy("dialog", isOpen);
  useBusy(
    "typing",
    Object.entries(drafts).some(([id, draft]) => draft.trim() !== "" && !sent.includes(id)),
  );
  const show = (to: Candidate): void => {
    setSent((before) => before.filter((id) => id !== to.id));
    setDrafts((before) => ({
      ...before,
      [to.id]: before[to.id] ?? recallFirstMessage({ memberId, userId: to.id }),
    }));
    isToBeSent.current = true;
    setUser(to);
    setOpen(true);
  };
  return {
    /** The addressee; stays while the dialog closes. */
    user,
    isOpen,
    draft: user ? (drafts[user.id] ?? "") : "",
    /** Why it did not go with the like. */
    refusal: user ? refusals[user.id] : undefined,
    /** Opens it again, with what was written. */
    refuse: (to: Candidate, refusal: LikeRefusal) => {
      setRefusals((before) => ({ ...before, [to.id]: refusal }));
      show(to);
    },
    open: show,
    close: () => {
      isToBeSent.current = false;
      setOpen(false);
    },
    write: (text: string) => {
      if (!user) return;
      setDrafts((before) => ({ ...before, [user.id]: text }));
      keepFirstMessage({ memberId, userId: user.id }, text);
      setRefusals((before) => ({ ...before, [user.id]: undefined }));
    },
    send: () => {
      if (!user || !isToBeSent.current) return;
      isToBeSent.current = false;
      setOpen(false);
      setSent((before) => [...before, user.id]);
      onSend(user, (drafts[user.id] ?? "").trim());
    },
  };
}

export type FirstMessage = ReturnType<typeof useFirstMessage>;
