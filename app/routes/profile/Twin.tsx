import { AiLabel } from "@gemel/ui/AiLabel";
import { Card } from "@gemel/ui/Card";
import { FieldGroup } from "@gemel/ui/FieldGroup";
import { Stack } from "@gemel/ui/Stack";
import { Switch } from "@gemel/ui/Switch";
import { useIntl } from "@gemel/i18n";
import type { OnboardingStatus } from "../../flows/use-session.ts";
import type { ProfileFieldsProps } from "./PersonalInfo.tsx";
import { TwinTalks } from "./TwinTalks.tsx";
import { TwinWords } from "./TwinWords.tsx";

export interface TwinProps extends ProfileFieldsProps {
  status: OnboardingStatus;
  /** Whether the server asks the owner what the twin may say, and tells who talked with it. */
  hasSharing: boolean;
}

/** The tab "twin" (SPEC.md sections 2 and 4): how far it is, what it may say, who talked with it, and who may. */
export default function Twin({ draft, change, status, hasSharing }: TwinProps) {
  const intl = useIntl();
  const talks = draft.twin_conversation_count;
  return (
    <Stack gap={12}>
      <Card tone="twin">
        <Stack gap={3}>
          <AiLabel speaker="twin" name={intl.formatMessage({ id: "people.twinSharing.name" })} />
          <p>{intl.formatMessage({ id: `profile.twin.state.${status}` })}</p>
          <p>{intl.formatMessage({ id: "profile.twin.about" })}</p>
          {!hasSharing && status === "onboarding_complete" && talks !== null && (
            <p>
              {intl.formatMessage({ id: "profile.twin.talks" }, { count: talks })}
              {talks > 0 && <> {intl.formatMessage({ id: "profile.twin.talksNote" })}</>}
            </p>
          )}
        </Stack>
      </Card>
      {hasSharing && <TwinWords />}
      {hasSharing && status === "onboarding_complete" && <TwinTalks />}
      <FieldGroup
        title={intl.formatMessage({ id: "profile.twin.sharing.title" })}
        note={intl.formatMessage({ id: "profile.twin.sharing.note" })}
      >
        <Switch
          name="twin_share_pre_like"
          label={intl.formatMessage({ id: "profile.twin.preLike.label" })}
          description={intl.formatMessage({ id: "profile.twin.preLike.hint" })}
          isSelected={draft.twin_share_pre_like}
          onChange={(value) => change({ key: "twin_share_pre_like", value })}
        />
        <Switch
          name="twin_share_on_match"
          label={intl.formatMessage({ id: "profile.twin.onMatch.label" })}
          description={intl.formatMessage({ id: "profile.twin.onMatch.hint" })}
          isSelected={draft.twin_share_on_match}
          onChange={(value) => change({ key: "twin_share_on_match", value })}
        />
      </FieldGroup>
    </Stack>
  );
}
