/** The advisor, with the same name in every language. */
export const duo = { kind: "duo", name: "Duo" } as const;
