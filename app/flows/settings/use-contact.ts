import { answer, type ApiClient, contactOperations } from "@gemel/api";
import {
  contactLimits,
  contactMachine,
  type ContactDraft,
  type ContactFailure,
  isFilled,
  messageMinimum,
} from "@gemel/machines/contact";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { keepContactDraft, recallContactDraft } from "./contact-draft.ts";
import { useBusy } from "../use-busy.ts";
import { useFlow } from "../use-flow.ts";
import { useSession } from "../session/use-session.ts";

export { contactLimits, isFilled, messageMinimum };
export type { ContactFailure };

function provide(client: ApiClient) {
  const { getContactStamp, sendContactMessage } = contactOperations(client);
  const loadedAt = Date.now();
  let takesId = false;
  return contactMachine.provide({
    actors: {
      loadStamp: fromPromise(async ({ signal }) => {
        const { stamp, takes_message_id = false } = await answer(getContactStamp({ signal }));
        takesId = takes_message_id;
        return stamp;
      }),
      sendMessage: fromPromise(
        async ({ input: { draft, clientMessageId, stamp, isMember }, signal }) => {
          const body = {
            full_name: draft.fullName,
            ...(!isMember && { email: draft.email }),
            subject: draft.subject,
            message: draft.message,
            ...(takesId && { client_msg_id: clientMessageId }),
            stamp,
            loaded_at: loadedAt,
            // The machine sends nothing while the trap is filled.
            website: "",
          };
          await answer(sendContactMessage(body, { signal }));
        },
      ),
    },
  });
}

/**
 * Finds the owner of the page's draft: a member's draft stays theirs when their session ends.
 * @returns `turn`: changes when another member takes their place
 */
export function useContactOwner() {
  const userId = useSession().user?.id ?? null;
  const [owner, setOwner] = useState({ userId, turn: 0 });
  if (userId !== null && userId !== owner.userId)
    setOwner({ userId, turn: owner.turn + (owner.userId === null ? 0 : 1) });
  return owner;
}

/**
 * Sends a message to the people behind Gemel. Use it once the session is known.
 * @param ownerId the member whose draft it is; null for a visitor's
 */
export function useContact(ownerId: string | null) {
  const { phase: sessionPhase, user } = useSession();
  const [input] = useState(() => ({
    ...recallContactDraft(ownerId),
    createId: () => crypto.randomUUID(),
  }));
  const [snapshot, send] = useFlow(({ client }) => provide(client), { input });
  const { draft, clientMessageId, website, failure, secondsLeft, secondsAsked } = snapshot.context;
  const isMember = sessionPhase !== "signedOut";
  const isSubmitting = snapshot.matches({ form: "submitting" });
  const isSent = snapshot.matches({ form: "sent" });

  useEffect(
    () => keepContactDraft(ownerId, { draft, clientMessageId }),
    [ownerId, draft, clientMessageId],
  );
  useBusy("sending", isSubmitting);

  return {
    phase: isSent ? "sent" : isSubmitting ? "submitting" : "editing",
    draft,
    website,
    /** The address to which a member gets an answer; null for a visitor, or while the session is unknown. */
    memberEmail: user?.email ?? null,
    isMember,
    failure,
    /** Set from an attempt that came too early until the form can be sent. */
    wait: snapshot.matches({ form: { editing: "early" } }) ? { secondsLeft, secondsAsked } : null,
    hasStampFailed: snapshot.matches({ stamp: "failed" }),
    canSubmit: isSubmitting || snapshot.can({ type: "message.submit", isMember }),
    change: (name: keyof ContactDraft | "website", value: string) =>
      send({ type: "field.change", name, value }),
    submit: () => send({ type: "message.submit", isMember }),
    writeAnother: () => send({ type: "message.another" }),
    retryStamp: () => send({ type: "stamp.retry" }),
  } as const;
}

export type Contact = ReturnType<typeof useContact>;
