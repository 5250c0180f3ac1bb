import { useState } from "react";
import { stored } from "../../shell/platform/stored.ts";

const turnedOff = stored<"off">("moderationKeys", (value): value is "off" => value === "off");

/** Whether keys choose a ruling, kept in this browser: on until the admin turns them off. */
export function useChoiceKeys(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => turnedOff.read() === null);
  const change = (next: boolean): void => {
    turnedOff.write(next ? null : "off");
    setOn(next);
  };
  return [isOn, change];
}
