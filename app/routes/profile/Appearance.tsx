import { ConfirmDialog } from "@gemel/ui/ConfirmDialog";
import { FieldGroup } from "@gemel/ui/FieldGroup";
import { NumberField } from "@gemel/ui/NumberField";
import { PictureField } from "@gemel/ui/PictureField";
import { SocialLinksField } from "@gemel/ui/SocialLinksField";
import { StatusLine } from "@gemel/ui/StatusLine";
import { Stack } from "@gemel/ui/Stack";
import { TextArea } from "@gemel/ui/TextArea";
import { useIntl, type MessageId } from "@gemel/i18n";
import { useCapability } from "../../flows/session/use-capability.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import type { PictureEditing, PictureFailure } from "../../flows/profile/use-profile-editing.ts";
import { heightLimits, weightLimits } from "./limits.ts";
import type { ProfileFieldsProps } from "./PersonalInfo.tsx";

const pictureFailureTexts: Record<PictureFailure, MessageId> = {
  too_large: "ui.pictureField.tooLarge",
  wrong_type: "profile.picture.notAPicture",
  daily_limit: "error.dailyLimit",
  unreachable: "error.network",
  failed: "profile.picture.failed",
  not_removed: "profile.picture.remove.failed",
};

export interface AppearanceProps extends ProfileFieldsProps {
  picture: PictureEditing;
}

/** The tab "appearance and media" (docs/product.md section 2). */
export default function Appearance({ draft, change, picture }: AppearanceProps) {
  const intl = useIntl();
  const pictureUrl = usePicture(draft.profile_picture_url);
  const canRemove = useCapability("account_settings");
  return (
    <Stack gap={8}>
      <PictureField
        label={intl.formatMessage({ id: "profile.picture.label" })}
        pictureUrl={pictureUrl ?? null}
        onSelect={picture.choose}
        {...(canRemove && draft.profile_picture_url !== null && { onRemove: picture.remove })}
        description={intl.formatMessage({ id: "profile.picture.why" })}
        isSending={picture.isUploading}
        errorMessage={
          picture.failure && intl.formatMessage({ id: pictureFailureTexts[picture.failure] })
        }
      />
      {(picture.isSaved || picture.isRemoved) && (
        <StatusLine>
          {intl.formatMessage({
            id: picture.isSaved ? "profile.picture.saved" : "profile.picture.removed",
          })}
        </StatusLine>
      )}
      <ConfirmDialog
        variant="danger"
        title={intl.formatMessage({ id: "profile.picture.remove.title" })}
        confirmLabel={intl.formatMessage({ id: "profile.picture.remove.confirm" })}
        isOpen={picture.isAskingToRemove}
        isPending={picture.isRemoving}
        onConfirm={picture.confirmRemoval}
        onOpenChange={picture.cancelRemoval}
      >
        {intl.formatMessage({ id: "profile.picture.remove.body" })}
      </ConfirmDialog>
      <TextArea
        name="bio"
        maxLength={2000}
        rows={6}
        isOwnWords
        label={intl.formatMessage({ id: "profile.bio" })}
        description={intl.formatMessage({ id: "profile.bioHint" })}
        value={draft.bio ?? ""}
        onChange={(value) => change({ key: "bio", value })}
      />
      <FieldGroup title={intl.formatMessage({ id: "profile.section.body" })}>
        <NumberField
          name="height_cm"
          minValue={heightLimits.min}
          maxValue={heightLimits.max}
          label={intl.formatMessage({ id: "profile.height" })}
          value={draft.height_cm}
          onChange={(value) => change({ key: "height_cm", value })}
        />
        <NumberField
          name="weight_kg"
          minValue={weightLimits.min}
          maxValue={weightLimits.max}
          step={0.1}
          label={intl.formatMessage({ id: "profile.weight" })}
          value={draft.weight_kg}
          onChange={(value) => change({ key: "weight_kg", value })}
        />
      </FieldGroup>
      <SocialLinksField
        label={intl.formatMessage({ id: "profile.socialLinks" })}
        description={intl.formatMessage({ id: "profile.socialLinksHint" })}
        value={draft.social_links}
        onChange={(value) => change({ key: "social_links", value })}
      />
    </Stack>
  );
}
