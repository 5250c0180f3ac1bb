import type { Compatibility } from "../../charts/CompatibilityGraph/compatibility.ts";
import type { Person } from "../person.ts";
// Drawn by `drawSmallPortrait` of the server's demo; inline, because stories have no network.
import matteo from "./portraits/matteo.webp?inline";
import noor from "./portraits/noor.webp?inline";
import rosalind from "./portraits/rosalind.webp?inline";
import wilhelmina from "./portraits/wilhelmina.webp?inline";

const blank: Person = {
  name: null,
  age: null,
  sex: null,
  children: null,
  pets: null,
  childWish: null,
  petWish: null,
  city: null,
  country: null,
  isTwinOpen: false,
};

/** Invented people of several ages, countries and lengths of names. */
export const people = {
  rosalind: {
    ...blank,
    name: "Rosalind",
    age: 34,
    picture: rosalind,
    sex: "female",
    children: "does_not_have_children",
    pets: "has_pets",
    city: "Lyon",
    country: "FR",
    isTwinOpen: true,
  },
  matteo: {
    ...blank,
    name: "Matteo",
    age: 38,
    picture: matteo,
    sex: "male",
    children: "has_children",
    city: "Torino",
    country: "IT",
  },
  wilhelmina: {
    ...blank,
    name: "Wilhelmina-Konstantina v. Auer",
    age: 69,
    picture: wilhelmina,
    sex: "female",
    children: "does_not_have_children",
    pets: "does_not_have_pets",
    city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    country: "GB",
    isTwinOpen: true,
  },
  noor: {
    ...blank,
    name: "نور",
    age: 27,
    picture: noor,
    sex: "other",
    pets: "has_pets",
    city: "Bruxelles",
    country: "BE",
    isTwinOpen: true,
  },
  ingrid: {
    ...blank,
    name: "Ingrid",
    age: 51,
    sex: "female",
    pets: "does_not_have_pets",
    city: "Göteborg",
    country: "SE",
  },
  blank,
} satisfies Record<string, Person>;

export const fits = {
  well: {
    overall: 87,
    social: 82,
    values: 91,
    emotional: 88,
    lifestyle: 74,
    longterm: 90,
    completeness: 1,
    isLowConfidence: false,
  },
  perhaps: {
    overall: 61,
    social: 44,
    values: 72,
    emotional: 66,
    lifestyle: 38,
    longterm: 70,
    completeness: 0.8,
    isLowConfidence: false,
  },
  unsure: {
    overall: null,
    social: 49,
    values: null,
    emotional: 53,
    lifestyle: 50,
    longterm: null,
    completeness: 0.3,
    isLowConfidence: true,
  },
} satisfies Record<string, Compatibility>;
