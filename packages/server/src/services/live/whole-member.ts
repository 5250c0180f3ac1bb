/** Stands for all that concerns a member as a whole (DESIGN.md, decision 2). */
export const WHOLE_MEMBER = "00000000-0000-0000-0000-000000000000";
