/** How a wanted sex is called, by the ids of the texts. */
export const sexLabels = {
  any: "people.filters.anyone",
  female: "people.filters.female",
  male: "people.filters.male",
  other: "people.filters.other",
} as const;
