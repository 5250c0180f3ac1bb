import { Card } from "@gemel/ui/Card";
import { ErrorState } from "@gemel/ui/ErrorState";
import { Form } from "@gemel/ui/Form";
import { FormActions } from "@gemel/ui/FormActions";
import { Page } from "@gemel/ui/Page";
import { Skeleton } from "@gemel/ui/Skeleton";
import { Split } from "@gemel/ui/Split";
import { Stack } from "@gemel/ui/Stack";
import { Tabs } from "@gemel/ui/Tabs";
import { useIntl } from "@gemel/i18n";
import {
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import {
  useProfileEditing,
  type Profile as Draft,
} from "../../flows/profile/use-profile-editing.ts";
import { useProfileVoice } from "../../flows/profile/use-profile-voice.ts";
import { useCapability } from "../../flows/session/use-capability.ts";
import { useSession, type User } from "../../flows/session/use-session.ts";
import LeaveQuestion from "../../shell/forms/LeaveQuestion.tsx";
import { useAnswered } from "../../shell/forms/use-answered.ts";
import { useLanguage } from "../../shell/frame/Language.tsx";
import { useFlashText } from "../../shell/frame/use-flash-text.ts";
import { useTab } from "../../shell/place/use-tab.ts";
import { Appearance, NextStep, nextStepParts, preloadParts, Twin, Voice } from "./later-parts.tsx";
import { OwnProfile, type ProfilePart } from "./OwnProfile.tsx";
import { PersonalInfo } from "./PersonalInfo.tsx";
import { profileErrors } from "./profile-errors.ts";

export default function ProfilePage() {
  const { user } = useSession();
  return user && <Profile key={user.id} user={user} />;
}

const tabs = ["personal", "appearance", "twin", "voice"] as const;
type Tab = (typeof tabs)[number];

/** The place where the member adds each part of the card. */
const placeOfPart: Record<ProfilePart, { tab: Tab; field?: string }> = {
  voice: { tab: "voice" },
  picture: { tab: "appearance" },
  bio: { tab: "appearance", field: "bio" },
  life: { tab: "personal", field: "children_status" },
};

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
  useAnswered(user.onboarding_status === "profile_completed");
  return (
    <Page isTight title={intl.formatMessage({ id: "profile.title" })}>
      {editing.phase === "loadFailed" && (
        <ErrorState
          title={intl.formatMessage({ id: "profile.error.load" })}
          onRetry={editing.retryLoading}
        />
      )}
      {editing.phase === "loading" && <ProfileSkeleton />}
      {editing.phase === "ready" && editing.draft && (
        <Suspense fallback={<ProfileSkeleton />}>
          <ReadyForm editing={editing} draft={editing.draft} user={user} />
        </Suspense>
      )}
    </Page>
  );
}

type Editing = ReturnType<typeof useProfileEditing>;

interface ProfileFormProps {
  editing: Editing;
  draft: Draft;
  user: User;
}

/** The next step of a profile that was complete is shown with the form: later, it would move the form. */
function ReadyForm(props: ProfileFormProps) {
  const [wasCompleted] = useState(props.user.onboarding_status === "profile_completed");
  const { locale } = useLanguage();
  if (wasCompleted) use(nextStepParts(locale));
  return <ProfileForm {...props} />;
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
  const { error, errors } = useMemo(() => profileErrors(saveFailure, intl), [saveFailure, intl]);

  // A field that the save was refused for may stand on another tab.
  const [seenErrors, setSeenErrors] = useState(errors);
  if (errors !== seenErrors) {
    setSeenErrors(errors);
    const [refused] = Object.keys(errors);
    if (refused) setTab(tabOfField[refused] ?? "personal");
  }

  const form = useRef<HTMLFormElement>(null);
  const seek = (part: ProfilePart) => {
    const place = placeOfPart[part];
    flushSync(() => setTab(place.tab));
    const field = place.field && form.current?.querySelector<HTMLElement>(`[name=${place.field}]`);
    const opened = form.current?.querySelector<HTMLElement>('[role=tab][aria-selected="true"]');
    (field || opened)?.focus();
  };

  const status = user.onboarding_status;
  const hasSharing = useCapability("twin_sharing");
  // The twin's preview stands where the card does, once it is there.
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const [hasPreview, setHasPreview] = useState(false);
  const foot = <FormActions state={saveState} onDiscard={editing.discard} />;
  const withFoot = (fields: ReactNode) => (
    <Card padding="form">
      {fields}
      {foot}
    </Card>
  );
  const tabItem = (id: Tab, content: ReactNode) => ({
    id,
    label: intl.formatMessage({ id: `profile.tabs.${id}` }),
    content,
  });
  return (
    <>
      <LeaveQuestion
        isHeld={saveState !== "saved" || voice.isUnsaved}
        title={intl.formatMessage({ id: "profile.leave.title" })}
        body={intl.formatMessage({ id: "profile.leave.body" })}
        onLeave={editing.discard}
      />
      <Split
        ratio="card"
        align="start"
        start={
          <Stack gap={3}>
            {status === "profile_completed" && <NextStep />}
            <div>
              <div ref={setAside} />
              {!hasPreview && (
                <OwnProfile draft={draft} isNew={status === "registered"} onSeek={seek} />
              )}
            </div>
          </Stack>
        }
        end={
          <Form
            ref={form}
            error={error}
            errors={errors}
            onPointerDown={preloadParts}
            onSubmit={(event) => {
              event.preventDefault();
              editing.save();
            }}
          >
            <Tabs
              isDense
              isFitted
              label={intl.formatMessage({ id: "profile.tabs.label" })}
              selectedKey={tab}
              onSelectionChange={(key) => setTab(key as Tab)}
              items={[
                tabItem(
                  "personal",
                  withFoot(
                    <PersonalInfo
                      draft={draft}
                      change={editing.change}
                      isNicknameFixed={editing.isNicknameFixed}
                      nicknameStatus={editing.nicknameStatus}
                    />,
                  ),
                ),
                tabItem(
                  "appearance",
                  withFoot(
                    <Appearance draft={draft} change={editing.change} picture={editing.picture} />,
                  ),
                ),
                tabItem(
                  "twin",
                  <Twin
                    draft={draft}
                    change={editing.change}
                    status={status}
                    hasSharing={hasSharing}
                    aside={aside}
                    onPreview={setHasPreview}
                    foot={foot}
                    isUnsaved={saveState !== "saved"}
                  />,
                ),
                tabItem(
                  "voice",
                  // The voice message has no fields: it is saved by its own button.
                  <Card padding="form">
                    <Voice voice={voice} />
                    {saveState !== "saved" && foot}
                  </Card>,
                ),
              ]}
            />
          </Form>
        }
      />
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div aria-busy="true">
      <Split
        ratio="card"
        align="start"
        start={
          <Card padding="form">
            <Skeleton count={3} />
          </Card>
        }
        end={
          <Card padding="form">
            <Skeleton shape="control" count={4} />
          </Card>
        }
      />
    </div>
  );
}
