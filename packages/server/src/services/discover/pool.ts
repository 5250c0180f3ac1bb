import type { Home } from "./reach.ts";
import type { PoolMember } from "./pool-member.ts";

/** Those who live in one place, or, where it is unknown, those who tell the same country. */
interface Neighbours {
  readonly home: Home;
  readonly members: ReadonlyMap<string, PoolMember>;
}

/** Everybody who can be found, by id and by where they live: who is out of reach is not looked at. */
export interface Pool {
  readonly size: number;
  get(id: string): PoolMember | undefined;
  /** Everybody, place by place. */
  neighbours(): Iterable<Neighbours>;
}

/** A pool that is being filled. */
export interface FillingPool extends Pool {
  set(member: PoolMember): void;
  delete(id: string): void;
}

export function createPool(): FillingPool {
  const all = new Map<string, PoolMember>();
  const homes = new Map<unknown, { home: Home; members: Map<string, PoolMember> }>();
  const keyOf = ({ place, country }: Home): unknown => place ?? country;

  const remove = (id: string): void => {
    const member = all.get(id);
    if (member === undefined) return;
    all.delete(id);
    const key = keyOf(member);
    const neighbours = homes.get(key)?.members;
    neighbours?.delete(id);
    if (neighbours?.size === 0) homes.delete(key);
  };
  return {
    get size() {
      return all.size;
    },
    get: (id) => all.get(id),
    neighbours: () => homes.values(),
    set: (member) => {
      remove(member.id);
      all.set(member.id, member);
      const { country, place } = member;
      const key = keyOf(member);
      const known = homes.get(key);
      if (known !== undefined) known.members.set(member.id, member);
      else homes.set(key, { home: { country, place }, members: new Map([[member.id, member]]) });
    },
    delete: remove,
  };
}
