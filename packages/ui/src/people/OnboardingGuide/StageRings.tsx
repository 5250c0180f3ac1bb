import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../Avatar/Avatar.tsx";
import { RingedPair } from "../RingedPair/RingedPair.tsx";
import * as css from "./OnboardingGuide.css.ts";

export interface StageRingsProps {
  /** The member's name and picture, once the profile exists. */
  face?: { name: string; picture?: string | undefined } | undefined;
  /** In the second ring, still open: how many questions, or what is going on. */
  children?: ReactNode;
}

/** The two rings of the mark, which fill as a member goes on. Decorative. */
export const StageRings = ({ face, children }: StageRingsProps) => (
  <div className={css.rings}>
    <RingedPair
      first={
        face
          ? {
              content: (
                <Avatar
                  name={face.name}
                  size="inherit"
                  {...(face.picture !== undefined && { src: face.picture })}
                />
              ),
            }
          : {
              state: "open",
              content: (
                <span className={css.second}>
                  <UserRound aria-hidden size="1em" strokeWidth={1.5} />
                </span>
              ),
            }
      }
      second={{ state: "open", content: <span className={css.second}>{children}</span> }}
    />
  </div>
);
