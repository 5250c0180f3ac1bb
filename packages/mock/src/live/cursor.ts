const form = /^(\d+)-\d+$/;

/** A place in a script: how many steps of its opening were played and how many messages answered. */
export const writeCursor = (opened: number, answered: number): string => `${opened}-${answered}`;

/** How many steps of the opening a client has seen; nothing where the mock made no such cursor. */
export function readOpened(cursor: string): number | undefined {
  const opened = form.exec(cursor)?.[1];
  return opened === undefined ? undefined : Number(opened);
}
