/** Invented people, two by two, and the sentence that says why. */
export const pairs = [
  { quote: "surprises", people: ["Clémence", "Yusuf"] },
  { quote: "sundays", people: ["Mara", "Tomás"] },
  { quote: "silence", people: ["Beatriz", "Noor"] },
] as const;
