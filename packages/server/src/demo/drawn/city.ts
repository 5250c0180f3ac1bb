import type { Language } from "../../foundation/member.ts";

/** A city to live in. */
export interface City {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** As those who live there write it. */
  readonly name: string;
  /** About how many people live there, in thousands. */
  readonly thousands: number;
  /** What of our languages most people there speak. */
  readonly speaks: readonly Language[];
}
