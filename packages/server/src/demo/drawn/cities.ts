import type { Language } from "../../foundation/member.ts";
import read from "./cities.json" with { type: "json" };

export interface City {
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** The name as residents write it. */
  readonly name: string;
  /** About how many people live there, in thousands. */
  readonly thousands: number;
  /** The languages that most people there speak, among those of the product. */
  readonly speaks: readonly Language[];
}

const lists = read as Readonly<Record<keyof typeof read, readonly City[]>>;

/** The cities within 50 km of those where Chiara, Robin and Ines live. */
export const { aroundBologna, aroundEdinburgh, aroundPorto } = lists;

/** Every city where drawn members live. */
export const cities: readonly City[] = Object.values(lists).flat();
