import type { Language } from "../foundation/member.ts";
import type { Sex } from "../features/criteria/criteria.ts";
import type { ProfileChanges } from "../features/profiles/profile.ts";
import read from "./demo-members.json" with { type: "json" };
import { type Disposition, dispositions } from "./dispositions.ts";

/** Every demo member's password. Trial mode listens on this machine only, and production has none. */
export const DEMO_PASSWORD = "two gemel rings";

export interface DemoMember {
  readonly email: string;
  readonly language: Language;
  /** The description that the terminal shows. */
  readonly about: string;
  readonly admin?: boolean;
  readonly nickname?: string;
  readonly isDrawn?: boolean;
  /** Whether they have a voice message: a tune, since there is no recorded voice. */
  readonly hums?: boolean;
  readonly profile: ProfileChanges & { readonly sex?: Sex };
  /** The disposition of a member who has answered the questionnaire. */
  readonly disposition?: Disposition;
  /** Whether the analysis of their answers never begins, so that the waiting can be seen. */
  readonly waits?: boolean;
}

type Written = Omit<DemoMember, "disposition"> & {
  readonly disposition?: keyof typeof dispositions;
};

/** Five members of five countries and languages, at least one at each step of onboarding, and an admin. */
export const demoMembers: readonly DemoMember[] = (read as readonly Written[]).map(
  ({ disposition, ...member }) =>
    disposition === undefined ? member : { ...member, disposition: dispositions[disposition] },
);
