import { themeChoices, type ThemeChoice } from "@gemel/ui/ThemeSwitcher";
import { useSyncExternalStore } from "react";
import { stored } from "./stored.ts";

const isThemeChoice = (value: string): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

/** The key is read by `first-paint.js` as well. */
const storedTheme = stored<ThemeChoice>("theme", isThemeChoice);

const listeners = new Set<() => void>();
let current: ThemeChoice = storedTheme.read() ?? "system";

function apply(choice: ThemeChoice): void {
  current = choice;
  if (choice === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = choice;
  for (const listener of listeners) listener();
}

function choose(choice: ThemeChoice): void {
  storedTheme.write(choice === "system" ? null : choice);
  apply(choice);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent): void => {
    if (event.key === storedTheme.key) apply(storedTheme.read() ?? "system");
  };
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** The member's theme, kept in this browser and followed across its tabs. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [
    // A page made at build knows no choice.
    useSyncExternalStore(
      subscribe,
      () => current,
      () => "system",
    ),
    choose,
  ];
}
