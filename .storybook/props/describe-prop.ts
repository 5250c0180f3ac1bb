/** The data that react-docgen read for a prop from the component's source. */
export interface Docgen {
  required?: boolean;
  /** The docstring with its tags. */
  description?: string;
  /** `raw`: the type as written, if it says more than the name. */
  tsType?: { name: string; raw?: string };
}

export interface DescribedProp {
  name: string;
  type: string;
  isRequired: boolean;
  /** Absent where leaving it out means nothing more than that. */
  initial?: string;
  /** Markdown. */
  text: string;
}

type Docgens = Readonly<Record<string, Docgen>>;

/**
 * Adds to react-docgen's props those that it cannot read: inherited props with some left out, and types that
 * it calls unknown.
 */
export function completeProps(read: Docgens, written: Docgens): Record<string, Docgen> {
  const known = Object.entries(read).filter(
    ([name, { tsType }]) => tsType?.name !== "unknown" || !(name in written),
  );
  return { ...written, ...Object.fromEntries(known) };
}

const defaultTag = /\s*@default\s+([^\n]+?)\s*$/m;

/** A prop's type in full; `choices` are the unions that the source makes from arrays. */
export function typeOf(
  { tsType }: Pick<Docgen, "tsType">,
  choices: Readonly<Record<string, string>>,
): string {
  const written = tsType?.raw ?? tsType?.name ?? "";
  const [, array = written] = /^\(typeof (\w+)\)\[number\]$/.exec(written) ?? [];
  return choices[array] ?? written;
}

/** Returns one row of the list of props. */
export function describeProp(
  name: string,
  docgen: Docgen,
  choices: Readonly<Record<string, string>>,
): DescribedProp {
  const { required = false, description = "" } = docgen;
  const [tag = "", initial] = defaultTag.exec(description) ?? [];
  return {
    name,
    type: typeOf(docgen, choices),
    isRequired: required,
    ...(initial === undefined ? {} : { initial }),
    text: description.replace(tag, ""),
  };
}
