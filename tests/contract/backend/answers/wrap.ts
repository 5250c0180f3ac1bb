/** Values that may be missing, as the reference backend sends them. */
export const nullString = (value: string | null | undefined) => ({
  Valid: value !== null && value !== undefined,
  String: value ?? "",
});

/** A choice that was not made. */
export const noChoice = { Valid: false, String: "" } as const;

export const nullInt32 = (value: number | undefined) => ({
  Valid: value !== undefined,
  Int32: value ?? 0,
});

export const nullTime = (value: string | undefined) => ({
  Valid: value !== undefined,
  Time: value ?? "0001-01-01T00:00:00Z",
});
