/** A node of the contract: anything that YAML can hold. */
export interface Node {
  [key: string]: Node | undefined;
}

/** A node and where it stands, so that a schema in it can be asked for by its pointer. */
export interface Place {
  /** JSON pointer without `#`. */
  readonly pointer: string;
  readonly node: Node;
}

const escape = (step: string) => step.replaceAll("~", "~0").replaceAll("/", "~1");
const unescape = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** The document as the place that all others are reached from. */
export interface Root {
  /** Walks down, through references; undefined when there is nothing. */
  readonly walk: (from: Place, ...steps: readonly string[]) => Place | undefined;
  /** The places below one, by key. */
  readonly children: (of: Place | undefined) => [string, Place][];
  readonly top: Place;
}

export function rootOf(document: Node): Root {
  const top: Place = { pointer: "", node: document };
  const follow = (place: Place): Place | undefined => {
    const { $ref } = place.node;
    if (typeof $ref !== "string") return place;
    return walk(top, ...($ref as string).slice(2).split("/").map(unescape));
  };
  const walk: Root["walk"] = (from, ...steps) => {
    let place: Place | undefined = from;
    for (const step of steps) {
      const node: Node | undefined = place?.node[step];
      if (place === undefined || node === undefined) return undefined;
      place =
        typeof node === "object"
          ? follow({ pointer: `${place.pointer}/${escape(step)}`, node })
          : { pointer: `${place.pointer}/${escape(step)}`, node };
    }
    return place;
  };
  const children: Root["children"] = (of) =>
    Object.keys(of?.node ?? {}).flatMap((key) => {
      const place = of && walk(of, key);
      return place ? [[key, place] as [string, Place]] : [];
    });
  return { walk, children, top };
}
