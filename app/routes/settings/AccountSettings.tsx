import { ErrorState } from "@gemel/ui/ErrorState";
import { useIntl } from "@gemel/i18n";
import type { ReactNode } from "react";
import type {
  AccountSettings as Settings,
  SettingsFlow,
} from "../../flows/settings/use-settings.ts";
import { Loading } from "./Loading.tsx";

interface AccountSettingsProps {
  flow: SettingsFlow;
  /** How many controls are loading. */
  count: number;
  children: (settings: Settings) => ReactNode;
}

/** A part of a section that needs what the account has set: waits for it, and says that it did not load. */
export function AccountSettings({ flow, count, children }: AccountSettingsProps) {
  const intl = useIntl();
  if (flow.settings) return children(flow.settings);
  if (!flow.isLoadFailed) return <Loading count={count} />;
  return (
    <ErrorState
      headingLevel={3}
      title={intl.formatMessage({ id: "settings.error.load" })}
      onRetry={flow.retry}
    />
  );
}
