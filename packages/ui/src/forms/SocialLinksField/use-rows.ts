import { useState } from "react";
import {
  nextId,
  sameLinks,
  toLinks,
  toRows,
  type SocialLink,
  type SocialLinkRow,
} from "./social-links.ts";

export interface UseRowsOptions {
  value: readonly SocialLink[] | undefined;
  defaultValue: readonly SocialLink[] | undefined;
  onChange: ((links: SocialLink[]) => void) | undefined;
}

/** Rows with stable ids over a list that has none, controlled or not. */
export function useRows({ value, defaultValue, onChange }: UseRowsOptions) {
  const [own, setOwn] = useState(() => toRows(value ?? defaultValue ?? []));
  const rows = value === undefined || sameLinks(own, value) ? own : toRows(value);
  const set = (next: SocialLinkRow[]) => {
    setOwn(next);
    onChange?.(toLinks(next));
  };
  return {
    rows,
    /** Gives the new row's id. */
    add: (): number => {
      const id = nextId(rows);
      set([...rows, { id, platform: "", url: "" }]);
      return id;
    },
    remove: (id: number) => set(rows.filter((row) => row.id !== id)),
    change: (id: number, part: Partial<SocialLink>) =>
      set(rows.map((row) => (row.id === id ? { ...row, ...part } : row))),
  };
}
