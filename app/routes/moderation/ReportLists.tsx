import { useIntl } from "@gemel/i18n";
import { Page } from "@gemel/ui/Page";
import { Tabs } from "@gemel/ui/Tabs";
import { useModerationWords } from "@gemel/ui/useModerationWords";
import { useEffect, useRef, useState } from "react";
import {
  type ModerationList,
  moderationLists,
  useModerationList,
} from "../../flows/use-moderation-list.ts";
import { type ReinstatedMember, useReinstatement } from "../../flows/use-reinstatement.ts";
import { useTab } from "../../shell/use-tab.ts";
import { ModerationTab } from "./ModerationTab.tsx";
import { ReinstateDialog } from "./ReinstateDialog.tsx";

/** The reports that wait, those that are decided, and the audit trail. */
export function ReportLists() {
  const intl = useIntl();
  const { nameOf } = useModerationWords();
  const [tab, select] = useTab(moderationLists);
  const [reinstated, setReinstated] = useState<ReinstatedMember>();
  const lists = {
    open: useModerationList("open"),
    closed: useModerationList("closed"),
    audit: useModerationList("audit"),
  };
  const reinstatement = useReinstatement({
    onReinstated: (member) => {
      for (const { reload } of Object.values(lists)) reload();
      setReinstated(member);
    },
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that had it goes with the suspension.
    if (reinstated) heading.current?.focus();
  }, [reinstated]);
  const announcement =
    reinstated &&
    intl.formatMessage({ id: "moderation.reinstate.done" }, { name: nameOf(reinstated) });
  return (
    <Page
      titleRef={heading}
      title={intl.formatMessage({ id: "moderation.title" })}
      lead={intl.formatMessage({ id: "moderation.lead" })}
    >
      <Tabs
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
                onReinstate={reinstatement.open}
              />
            ),
          };
        })}
      />
      <ReinstateDialog reinstatement={reinstatement} />
    </Page>
  );
}
