import { Avatar } from "../Avatar/Avatar.tsx";
import { RingedPair } from "../RingedPair/RingedPair.tsx";
import * as css from "./MatchCelebration.css.ts";

/** A face of a match: the name and the picture. */
export interface MatchedFace {
  name: string;
  /** Address of the picture; without one the initials stand in. */
  picture?: string | undefined;
}

interface MeetingFacesProps {
  own: MatchedFace;
  other: MatchedFace;
}

const inRing = ({ name, picture }: MatchedFace) => ({
  content: <Avatar name={name} size="inherit" src={picture} />,
});

/** Both faces in the rings of the mark, which come from either side and interlock. */
export const MeetingFaces = ({ own, other }: MeetingFacesProps) => (
  <div className={css.faces}>
    <RingedPair isMeeting first={inRing(own)} second={inRing(other)} />
  </div>
);
