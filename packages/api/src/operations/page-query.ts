/** The part of a list to request. */
export interface PageQuery {
  /** The `next_cursor` of the page before. @default the first page */
  readonly after?: string | null;
  /** How many at most. @default the contract's */
  readonly limit?: number;
}

/** The page query as it is sent, without the values that are not requested. */
export const pageQuery = ({ after, limit }: PageQuery = {}): {
  after?: string;
  limit?: number;
} => ({
  ...(typeof after === "string" ? { after } : {}),
  ...(limit === undefined ? {} : { limit }),
});
