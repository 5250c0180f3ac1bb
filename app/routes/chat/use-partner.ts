import { useIntl } from "@gemel/i18n";
import type { Partner } from "@gemel/ui/MessageList";
import { useMemo } from "react";
import type { OpenedConversation } from "../../flows/talk/conversation.ts";
import { useCalled } from "../people/use-called.ts";

type Known = Omit<OpenedConversation, "id">;

/** How a conversation is headed and its other side called; null while its type is not known. */
export function usePartner(known: Known | null) {
  const intl = useIntl();
  const called = useCalled();
  const { type, name } = known ?? {};
  return useMemo(() => {
    if (type === undefined) return null;
    const person = called({ nickname: name ?? null });
    switch (type) {
      case "user": {
        const partner: Partner = { kind: "other", name: person };
        return {
          type,
          partner,
          person,
          title: intl.formatMessage({ id: "chat.title.user" }, { name: person }),
          writeLabel: intl.formatMessage({ id: "chat.composer.label" }, { name: person }),
        };
      }
      case "advisor": {
        const partner: Partner = { kind: "duo", name: "Duo" };
        return {
          type,
          partner,
          person,
          title: intl.formatMessage({ id: "chat.title.advisor" }, { name: person }),
          writeLabel: intl.formatMessage({ id: "chat.composer.label" }, { name: partner.name }),
        };
      }
      case "twin": {
        const isOwn = name === null;
        const twin = isOwn
          ? intl.formatMessage({ id: "chat.list.ownTwin" })
          : intl.formatMessage({ id: "chat.list.twinOf" }, { name: person });
        const partner: Partner = { kind: "twin", name: twin };
        return {
          type,
          partner,
          person,
          title: twin,
          isOwn,
          emptyTitle: isOwn
            ? intl.formatMessage({ id: "chat.empty.ownTwinTitle" })
            : intl.formatMessage({ id: "chat.empty.twinOfTitle" }, { name: person }),
          writeLabel: isOwn
            ? intl.formatMessage({ id: "chat.composer.labelOwnTwin" })
            : intl.formatMessage({ id: "chat.composer.labelTwinOf" }, { name: person }),
        };
      }
    }
  }, [intl, called, type, name]);
}

export type ChatPartner = NonNullable<ReturnType<typeof usePartner>>;
