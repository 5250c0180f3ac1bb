/** A member as another member may see them; null where nothing is given. */
export interface Person {
  /** Null for a member without a nickname. */
  name: string | null;
  /** In years. */
  age: number | null;
  /** Address of the picture. */
  picture?: string | undefined;
  /** There is a picture, which may still be fetched: its place is kept. @default whether it has an address */
  hasPicture?: boolean;
  sex: "male" | "female" | "other" | null;
  children: "has_children" | "does_not_have_children" | null;
  pets: "has_pets" | "does_not_have_pets" | null;
  /** Wishes about children and pets; null also if the person does not show them. */
  childWish: "yes" | "no" | "open" | null;
  petWish: "yes" | "no" | "open" | null;
  city: string | null;
  /** ISO 3166-1 alpha-2, or in the words of a backend without codes. */
  country: string | null;
  /** Whether their twin can be talked to now. */
  isTwinOpen: boolean;
}
