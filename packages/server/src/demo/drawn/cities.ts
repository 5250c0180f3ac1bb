import type { Language } from "../../foundation/member.ts";
import read from "./cities.json" with { type: "json" };

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

const lists = read as Readonly<Record<keyof typeof read, readonly City[]>>;

/** What is within 50 km of the cities where Chiara, Robin and Ines live. */
export const { aroundBologna, aroundEdinburgh, aroundPorto } = lists;

/** Every city where drawn members live. */
export const cities: readonly City[] = Object.values(lists).flat();
