import type { ReactNode } from "react";
import { DisclosureGroup } from "react-aria-components/DisclosureGroup";
import { useHasRoom } from "../SidebarLayout/use-has-room.ts";
import * as css from "./SettingsGroups.css.ts";

export interface SettingsGroupsProps {
  /** Each a `SettingsSection`; twelve at most. */
  children: ReactNode;
  /** The account that the settings belong to, above the list: an `AccountCard`. */
  head?: ReactNode;
  /** The `id` of the section that is open; null for none. */
  open: string | null;
  onOpenChange: (open: string | null) => void;
  /** The `id` of the section that stands beside the list while none is open. */
  first: string;
}

/**
 * Settings as a list of groups with one open: below its line on a phone, beside the list from 960 px on. Text
 * typed in a group stays while it is closed.
 *
 * Not for parts of equal weight that are looked at one after another (`Tabs`).
 */
export function SettingsGroups({ children, head, open, onOpenChange, first }: SettingsGroupsProps) {
  const hasRoom = useHasRoom();
  const shown = open ?? (hasRoom ? first : null);
  return (
    <DisclosureGroup
      className={css.groups}
      expandedKeys={shown === null ? [] : [shown]}
      onExpandedChange={(keys) => {
        const [next = null] = keys;
        // Beside the list there is always one.
        if (next !== null || !hasRoom) onOpenChange(next === null ? null : String(next));
      }}
    >
      {head ? <div className={css.head}>{head}</div> : null}
      {children}
    </DisclosureGroup>
  );
}
