const least = "min(0px, (100% - 2.75rem) / 2)";

/**
 * The touch target of a control that is drawn smaller: 44 px each way. For the `::after` of a positioned
 * element; leave room between two of them.
 */
export const touchTarget = {
  content: "",
  position: "absolute",
  insetBlock: least,
  insetInline: least,
} as const;
