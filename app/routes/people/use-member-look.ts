import type { QuickViewProps } from "@gemel/ui/QuickView";
import type { Candidate } from "../../flows/people/use-reaction-list.ts";
import { usePicture } from "../../flows/profile/use-picture.ts";
import { useQuickView } from "../../flows/people/use-quick-view.ts";
import { isTwinOpen, type TwinStage } from "../../flows/people/use-twin-modal.ts";
import { fitOf, personOf } from "./person-of.ts";

/** The profile of a member, fetched by nickname when a quick view opens. */
export function useMemberLook(
  nickname: string | null,
  stage: TwinStage,
): Pick<QuickViewProps, "seen" | "onOpenChange"> {
  const view = useQuickView(nickname ?? "");
  const picture = usePicture(view.candidate?.profile_picture_url);
  const seen = (candidate: Candidate) => ({
    person: personOf(candidate, { picture, isTwinOpen: isTwinOpen({ candidate, stage }) }),
    bio: candidate.bio,
    compatibility: fitOf(candidate),
  });
  return {
    seen: view.phase !== "shown" ? view.phase : view.candidate ? seen(view.candidate) : "loading",
    onOpenChange: view.setOpen,
  };
}
