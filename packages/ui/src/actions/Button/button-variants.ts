/** The meaning of a button; one primary on a screen. */
export const buttonKinds = ["primary", "secondary", "quiet", "danger"] as const;
export const buttonSizes = ["small", "medium", "large"] as const;

export interface ButtonLook {
  /**
   * `primary`: the one action that matters here. `secondary`: beside it. `quiet`: in bars and
   * cards. `danger`: what cannot be taken back, always behind a confirmation.
   *
   * @default "primary"
   */
  kind?: (typeof buttonKinds)[number];
  /** `small` is 44 px all the same under a finger. @default "medium" */
  size?: (typeof buttonSizes)[number];
  /** As wide as its container. @default false */
  fullWidth?: boolean;
}
