import { QuickView, type QuickViewProps } from "@gemel/ui/QuickView";
import type { Candidate } from "../../flows/use-feed.ts";
import { usePicture } from "../../flows/use-picture.ts";
import { useQuickView } from "../../flows/use-quick-view.ts";
import { isTwinOpen, type TwinStage } from "../../flows/use-twin-modal.ts";
import { fitOf, personOf } from "./person-of.ts";

interface MemberQuickViewProps extends Pick<QuickViewProps, "kind" | "size"> {
  nickname: string;
  stage: TwinStage;
}

/** What somebody wrote about themself, fetched by their nickname when it opens. */
export function MemberQuickView({ nickname, stage, ...button }: MemberQuickViewProps) {
  const view = useQuickView(nickname);
  const picture = usePicture(view.candidate?.profile_picture_url);
  const seen = (candidate: Candidate) => ({
    person: personOf(candidate, { picture, isTwinOpen: isTwinOpen({ candidate, stage }) }),
    bio: candidate.bio,
    compatibility: fitOf(candidate),
  });
  return (
    <QuickView
      {...button}
      name={nickname}
      seen={view.phase !== "shown" ? view.phase : view.candidate ? seen(view.candidate) : "loading"}
      onOpenChange={view.setOpen}
    />
  );
}
