import { AiLabel } from "@gemel/ui/AiLabel";
import { Card } from "@gemel/ui/Card";
import { FieldGroup } from "@gemel/ui/FieldGroup";
import { Stack } from "@gemel/ui/Stack";
import { Switch } from "@gemel/ui/Switch";
import { useIntl, WithMessages } from "@gemel/i18n";
import type { ReactNode } from "react";
import type { OnboardingStatus } from "../../flows/session/use-session.ts";
import type { ProfileFieldsProps } from "./PersonalInfo.tsx";
import { TwinTalks } from "./TwinTalks.tsx";
import { type TwinPreviewPlace, TwinTexts } from "./TwinTexts.tsx";

export interface TwinProps extends ProfileFieldsProps, TwinPreviewPlace {
  status: OnboardingStatus;
  /** Whether the server asks the owner what the twin may say, and shows who talked with it. */
  hasSharing: boolean;
  /** Saves the two switches. */
  foot: ReactNode;
  /** Whether there are unsaved changes. */
  isUnsaved: boolean;
}

/**
 * The tab "twin" (docs/product.md sections 2 and 4): what it may say, how far it is, who talked with it, and who
 * may.
 */
export default function Twin(props: TwinProps) {
  return (
    <WithMessages bundles={["twin"]}>
      <TwinTab {...props} />
    </WithMessages>
  );
}

function TwinTab({ draft, change, status, hasSharing, foot, isUnsaved, ...preview }: TwinProps) {
  const intl = useIntl();
  const isReady = status === "onboarding_complete";
  const talks = draft.twin_conversation_count;
  const about = (
    <Card tone="twin">
      <Stack gap={2}>
        <AiLabel speaker="twin" name={intl.formatMessage({ id: "people.twinSharing.name" })} />
        <p>{intl.formatMessage({ id: `twin.state.${status}` })}</p>
        <p>{intl.formatMessage({ id: "twin.about" })}</p>
        {!hasSharing && isReady && talks !== null && (
          <p>
            {intl.formatMessage({ id: "twin.talks" }, { count: talks })}
            {talks > 0 && <> {intl.formatMessage({ id: "twin.talksNote" })}</>}
          </p>
        )}
      </Stack>
    </Card>
  );
  return (
    <Stack gap={3}>
      {!isReady && about}
      {hasSharing && (
        <Card padding="form">
          <TwinTexts {...preview} pictureUrl={draft.profile_picture_url} isFootFree={!isUnsaved} />
        </Card>
      )}
      {isReady && about}
      {hasSharing && isReady && (
        <Card padding="form">
          <TwinTalks />
        </Card>
      )}
      <Card padding="form">
        <FieldGroup
          title={intl.formatMessage({ id: "twin.sharing.title" })}
          note={intl.formatMessage({ id: "twin.sharing.note" })}
        >
          <Switch
            name="twin_share_pre_like"
            label={intl.formatMessage({ id: "twin.preLike.label" })}
            description={intl.formatMessage({ id: "twin.preLike.hint" })}
            isSelected={draft.twin_share_pre_like}
            onChange={(value) => change({ key: "twin_share_pre_like", value })}
          />
          <Switch
            name="twin_share_on_match"
            label={intl.formatMessage({ id: "twin.onMatch.label" })}
            description={intl.formatMessage({ id: "twin.onMatch.hint" })}
            isSelected={draft.twin_share_on_match}
            onChange={(value) => change({ key: "twin_share_on_match", value })}
          />
        </FieldGroup>
        {(isUnsaved || !hasSharing) && foot}
      </Card>
    </Stack>
  );
}
