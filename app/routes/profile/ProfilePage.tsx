import { ErrorState } from "@gemel/ui/ErrorState";
import { Form } from "@gemel/ui/Form";
import { FormActions } from "@gemel/ui/FormActions";
import { Page } from "@gemel/ui/Page";
import { Skeleton } from "@gemel/ui/Skeleton";
import { Stack } from "@gemel/ui/Stack";
import { Tabs } from "@gemel/ui/Tabs";
import { useIntl } from "@gemel/i18n";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useProfileEditing, type Profile as Draft } from "../../flows/use-profile-editing.ts";
import { useProfileVoice } from "../../flows/use-profile-voice.ts";
import { useSession, type User } from "../../flows/use-session.ts";
import { useAnswered } from "../../shell/use-answered.ts";
import { useFlashText } from "../../shell/use-flash-text.ts";
import { useLeaveGuard } from "../../shell/use-leave-guard.ts";
import { useTab } from "../../shell/use-tab.ts";
import { Appearance, LeaveDialog, preloadParts, Twin, Voice } from "./later-parts.tsx";
import { NextStep } from "./NextStep.tsx";
import { PersonalInfo } from "./PersonalInfo.tsx";
import { profileErrors } from "./profile-errors.ts";

export default function ProfilePage() {
  const { user } = useSession();
  return user && <Profile key={user.id} user={user} />;
}

const tabs = ["personal", "appearance", "twin", "voice"] as const;
type Tab = (typeof tabs)[number];

/** The tab of each field that is not on the first. */
const tabOfField: Readonly<Record<string, Tab>> = {
  bio: "appearance",
  height_cm: "appearance",
  weight_kg: "appearance",
  social_links: "appearance",
  twin_share_pre_like: "twin",
  twin_share_on_match: "twin",
};

function Profile({ user }: { user: User }) {
  const intl = useIntl();
  const show = useFlashText();
  const editing = useProfileEditing({
    user,
    onSaved: (completed) => show(completed ? "profile.completed" : "profile.saved", "success"),
  });
  const { leaving } = editing;
  const isComplete = user.onboarding_status === "profile_completed";
  useAnswered(isComplete);
  useLeaveGuard(leaving.isHeld, leaving.ask);
  useEffect(() => {
    if (leaving.isHeld) preloadParts();
  }, [leaving.isHeld]);
  return (
    <Page
      width="text"
      title={intl.formatMessage({ id: "profile.title" })}
      lead={intl.formatMessage({ id: "profile.lead" })}
    >
      {editing.phase === "loadFailed" && (
        <ErrorState
          title={intl.formatMessage({ id: "profile.error.load" })}
          onRetry={editing.retryLoading}
        />
      )}
      {editing.phase === "loading" && <ProfileSkeleton />}
      {editing.phase === "ready" && editing.draft && (
        <Stack gap={6}>
          {isComplete && <NextStep />}
          <ProfileForm editing={editing} draft={editing.draft} user={user} />
        </Stack>
      )}
      <LeaveDialog leaving={leaving} />
    </Page>
  );
}

type Editing = ReturnType<typeof useProfileEditing>;

interface ProfileFormProps {
  editing: Editing;
  draft: Draft;
  user: User;
}

function ProfileForm({ editing, draft, user }: ProfileFormProps) {
  const intl = useIntl();
  const [named, nameTab] = useTab<Tab>(tabs);
  // The address follows: by itself it would show a tab only once its code is there.
  const [tab, setTab] = useState(named);
  const follow = useEffectEvent((shown: Tab) => {
    if (shown !== named) nameTab(shown);
  });
  useEffect(() => follow(tab), [tab]);
  const voice = useProfileVoice(draft.voice_message_url);
  const { saveFailure, saveState } = editing;
  const { isUnsaved: isVoiceUnsaved } = voice;
  const { noteVoice } = editing;
  useEffect(() => noteVoice(isVoiceUnsaved), [noteVoice, isVoiceUnsaved]);
  const { error, errors } = useMemo(() => profileErrors(saveFailure, intl), [saveFailure, intl]);

  // A field that the save was refused for may stand on another tab.
  const [seenErrors, setSeenErrors] = useState(errors);
  if (errors !== seenErrors) {
    setSeenErrors(errors);
    const [refused] = Object.keys(errors);
    if (refused) setTab(tabOfField[refused] ?? "personal");
  }

  // The voice message has no fields: it is saved by its own button.
  const hasFields = tab !== "voice";
  return (
    <Form
      error={error}
      errors={errors}
      hasRequiredNote={tab === "personal"}
      onPointerDown={preloadParts}
      onSubmit={(event) => {
        event.preventDefault();
        editing.save();
      }}
    >
      <Tabs
        label={intl.formatMessage({ id: "profile.tabs.label" })}
        selectedKey={tab}
        onSelectionChange={(key) => setTab(key as Tab)}
        items={[
          {
            id: "personal",
            label: intl.formatMessage({ id: "profile.tabs.personal" }),
            content: (
              <PersonalInfo
                draft={draft}
                change={editing.change}
                isNicknameFixed={editing.isNicknameFixed}
                nicknameStatus={editing.nicknameStatus}
              />
            ),
          },
          {
            id: "appearance",
            label: intl.formatMessage({ id: "profile.tabs.appearance" }),
            content: (
              <Appearance
                draft={draft}
                change={editing.change}
                picture={editing.picture}
                choosePicture={editing.choosePicture}
              />
            ),
          },
          {
            id: "twin",
            label: intl.formatMessage({ id: "profile.tabs.twin" }),
            content: (
              <Twin
                draft={draft}
                change={editing.change}
                status={user.onboarding_status}
                hasSharing={user.capabilities.includes("twin_sharing")}
              />
            ),
          },
          {
            id: "voice",
            label: intl.formatMessage({ id: "profile.tabs.voice" }),
            content: <Voice voice={voice} />,
          },
        ]}
      />
      {(hasFields || saveState !== "saved") && (
        <FormActions state={saveState} onDiscard={editing.discard} />
      )}
    </Form>
  );
}

function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      <Stack gap={6}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Stack>
    </div>
  );
}
