/** What another member and an owner's twin had to say, as far as it is the owner's to know. */
export interface TwinTalk {
  readonly id: string;
  readonly memberId: string;
  /** When they said something first. */
  readonly since: Date;
  /** How often they said something. */
  readonly messageCount: number;
  /** When the owner ended it. */
  readonly endedAt: Date | null;
}
