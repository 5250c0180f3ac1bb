/** Invented people, two by two, with what their answers might be: social to long term, 0 to 100. */
export const pairs = [
  {
    quote: "surprises",
    people: [
      { name: "Clémence", values: [84, 72, 88, 61, 80] },
      { name: "Yusuf", values: [70, 86, 76, 78, 68] },
    ],
  },
  {
    quote: "sundays",
    people: [
      { name: "Mara", values: [52, 90, 70, 84, 88] },
      { name: "Tomás", values: [78, 84, 74, 46, 82] },
    ],
  },
  {
    quote: "silence",
    people: [
      { name: "Beatriz", values: [44, 76, 82, 58, 90] },
      { name: "Noor", values: [50, 68, 90, 82, 86] },
    ],
  },
] as const;
