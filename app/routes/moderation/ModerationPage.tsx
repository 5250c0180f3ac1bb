import { useParams } from "react-router";
import { ReportPage } from "./ReportPage.tsx";
import { useIntl } from "@gemel/i18n";
import { Page } from "@gemel/ui/Page";
import { Tabs } from "@gemel/ui/Tabs";
import { useModerationTexts } from "@gemel/ui/useModerationTexts";
import { useEffect, useRef, useState } from "react";
import {
  type ModerationList,
  moderationLists,
  useModerationList,
} from "../../flows/moderation/use-moderation-list.ts";
import { useHeldText, type HeldTextFlow } from "../../flows/moderation/use-held-text.ts";
import { useReinstatement } from "../../flows/moderation/use-reinstatement.ts";
import { useTab } from "../../shell/place/use-tab.ts";
import { ModerationTab } from "./ModerationTab.tsx";
import { ReinstateDialog } from "./ReinstateDialog.tsx";
import { NoteDialog } from "./NoteDialog.tsx";

/** Asks before held texts are released or discarded, and why. */
function HeldTextDialog({ held }: { held: HeldTextFlow }) {
  const intl = useIntl();
  const { nameOf } = useModerationTexts();
  const { subject: question, isOpen, isSending, failure, confirm, cancel } = held;
  if (question === null) return null;
  const { action, held: texts } = question;
  return (
    <NoteDialog
      // A dialog that is opened again begins without the note of the last one.
      key={isOpen ? `${action} ${texts.id}` : "closed"}
      title={intl.formatMessage(
        { id: `moderation.held.ask.${action}` },
        { name: nameOf(texts.member) },
      )}
      body={intl.formatMessage({ id: `moderation.held.body.${action}` })}
      confirmLabel={intl.formatMessage({ id: `moderation.held.actions.${action}` })}
      error={
        failure
          ? intl.formatMessage({
              id:
                failure === "oneself"
                  ? "moderation.held.oneself"
                  : `moderation.decision.failure.${failure}`,
            })
          : undefined
      }
      isOpen={isOpen}
      isSending={isSending}
      onConfirm={confirm}
      onClose={cancel}
    />
  );
}

/** The reports that wait, held texts, reports with a ruling, and the audit trail. */
function ReportLists() {
  const intl = useIntl();
  const { nameOf } = useModerationTexts();
  const [tab, select] = useTab(moderationLists);
  const [announcement, setAnnouncement] = useState<string>();
  const lists = {
    open: useModerationList("open"),
    held: useModerationList("held"),
    closed: useModerationList("closed"),
    audit: useModerationList("audit"),
  };
  const afterwards = (text: string): void => {
    for (const { reload } of Object.values(lists)) reload();
    setAnnouncement(text);
  };
  const reinstatement = useReinstatement((member) =>
    afterwards(intl.formatMessage({ id: "moderation.reinstate.done" }, { name: nameOf(member) })),
  );
  const held = useHeldText(({ action, held: texts }) =>
    afterwards(
      intl.formatMessage({ id: `moderation.held.done.${action}` }, { name: nameOf(texts.member) }),
    ),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had it goes with the ruling.
    if (announcement !== undefined) heading.current?.focus();
  }, [announcement]);
  return (
    <Page
      isTight
      titleRef={heading}
      title={intl.formatMessage({ id: "moderation.title" })}
      lead={intl.formatMessage({ id: "moderation.lead" })}
    >
      <Tabs
        isDense
        label={intl.formatMessage({ id: "moderation.tabs.label" })}
        selectedKey={tab}
        onSelectionChange={(key) => select(key as ModerationList)}
        items={moderationLists.map((list) => {
          const { count } = lists[list];
          return {
            id: list,
            label: intl.formatMessage({ id: `moderation.tabs.${list}` }),
            ...(list === "audit" || count === null ? {} : { count }),
            content: (
              <ModerationTab
                flow={lists[list]}
                announcement={announcement}
                onReinstate={reinstatement.ask}
                onJudge={held.ask}
              />
            ),
          };
        })}
      />
      <ReinstateDialog reinstatement={reinstatement} />
      <HeldTextDialog held={held} />
    </Page>
  );
}

/** The admin pages about reports: the lists, and one report if the address names it. */
export default function ModerationPage() {
  const { reportId } = useParams();
  return reportId === undefined ? <ReportLists /> : <ReportPage key={reportId} id={reportId} />;
}
