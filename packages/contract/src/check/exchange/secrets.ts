/** Values that must not appear in a report, and the shell variable that replaces each. */
export interface Secrets {
  readonly add: (value: string, variable: string) => void;
  /** Splits a text into plain pieces and variables. */
  readonly split: (text: string) => readonly Piece[];
  /** The text with each secret replaced by its variable, `$TOKEN`. */
  readonly mask: (text: string) => string;
}

type Piece = { readonly plain: string } | { readonly variable: string };

/** Every text in the form of an access token counts as one. */
const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]*/;

const escape = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

export function createSecrets(): Secrets {
  const variables = new Map<string, string>();
  const split = (text: string): Piece[] => {
    const known = [...variables.keys()].toSorted((a, b) => b.length - a.length).map(escape);
    const pattern = new RegExp(`(${[...known, jwt.source].join("|")})`, "g");
    return text
      .split(pattern)
      .filter((piece) => piece !== "")
      .map((piece) => {
        const variable = variables.get(piece) ?? (jwt.test(piece) ? "TOKEN" : undefined);
        return variable === undefined ? { plain: piece } : { variable };
      });
  };
  return {
    add: (value, variable) => {
      if (value.length > 3) variables.set(value, variable);
    },
    split,
    mask: (text) =>
      split(text)
        .map((piece) => ("plain" in piece ? piece.plain : `$${piece.variable}`))
        .join(""),
  };
}
