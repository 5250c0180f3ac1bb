/** Gives one after the other, over and over. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let next = 0;
  return () => {
    const item = items[next++ % items.length];
    if (item === undefined) throw new Error("there is no item");
    return item;
  };
}
