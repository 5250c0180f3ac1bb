/** Names that React and react-aria make of a count: another story counts on. */
const counted = /react-aria\S*|«r\w+»|_r_\w+_|:r\w+:/g;

/** FNV-1a over two words: 64 bits as text. */
function hashOf(text: string): string {
  let [low, high] = [0x811c9dc5, 0xc9dc5118];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x01000197) ^ low;
  }
  return `${low.toString(36)}.${high.toString(36)}`;
}

const ownOf = (element: Element): string =>
  [...element.attributes].reduce(
    (text, { name, value }) => `${text} ${name}=${value.replaceAll(counted, "")}`,
    element.localName,
  );

/** The properties of a page that affect the check of its content. */
const pageOf = ({ documentElement: { dir, dataset, clientWidth } }: Document): string =>
  [dir, dataset["theme"], dataset["density"], clientWidth].join();

/** Parts of pages, by their markup and by that of all elements around them. */
export class KnownParts {
  readonly #known = new Set<string>();

  /**
   * @returns the outermost parts that are known; `add` makes all others known as well
   */
  findIn(body: HTMLElement): { known: Element[]; add: () => void } {
    const contents = new Map<Element, string>();
    const read = (element: Element): string => {
      let text = ownOf(element);
      for (const child of element.childNodes) {
        if (child instanceof Element) text += `<${read(child)}>`;
        else if (child instanceof Text) text += child.data;
      }
      const hash = hashOf(text);
      contents.set(element, hash);
      return hash;
    };
    read(body);

    const known: Element[] = [];
    const fresh: string[] = [];
    const visit = (element: Element, around: string): void => {
      const name = `${around}${contents.get(element)}`;
      if (this.#known.has(name)) known.push(element);
      else {
        fresh.push(name);
        const here = hashOf(`${around}${ownOf(element)}`);
        for (const child of element.children) visit(child, here);
      }
    };
    visit(body, pageOf(body.ownerDocument));
    const add = () => {
      for (const name of fresh) this.#known.add(name);
    };
    return { known, add };
  }
}
