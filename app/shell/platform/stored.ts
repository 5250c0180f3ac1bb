/** A choice kept in local storage under one key. If storage is forbidden, it lasts as long as the page. */
export function stored<T extends string>(key: string, isValid: (value: string) => value is T) {
  return {
    key,
    read(): T | null {
      try {
        const value = localStorage.getItem(key);
        return value !== null && isValid(value) ? value : null;
      } catch {
        return null;
      }
    },
    write(value: T | null): void {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // There is no storage; the page keeps the choice in memory.
      }
    },
  };
}
