/** The categories that Lighthouse judges. */
export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Category = (typeof categories)[number];

/** A page that is visited. */
export interface Place {
  readonly name: string;
  /** `:conversation` stands for the member's own conversation. */
  readonly address: string;
  readonly isSignedIn: boolean;
}

export const places: readonly Place[] = [
  { name: "/", address: "/", isSignedIn: false },
  { name: "/login", address: "/login", isSignedIn: false },
  { name: "/discover", address: "/discover", isSignedIn: true },
  { name: "a conversation", address: "/chat/:conversation", isSignedIn: true },
];

/** A least score, of 100. */
export interface Bar {
  readonly category: Category;
  readonly min: number;
}

/** Returns the least scores of a page. Search engines see none that asks for a sign-in. */
export const barsOf = ({ isSignedIn }: Place): Bar[] => [
  { category: "performance", min: isSignedIn ? 90 : 95 },
  { category: "accessibility", min: 100 },
  { category: "best-practices", min: 100 },
  ...(isSignedIn ? [] : [{ category: "seo", min: 100 } as const]),
];
