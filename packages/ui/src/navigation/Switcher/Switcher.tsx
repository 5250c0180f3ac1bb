import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import { useIsSSR } from "react-aria/SSRProvider";
import * as css from "./Switcher.css.ts";

interface SwitcherOption<Value extends string> {
  value: Value;
  label: string;
  /** Language of the label, if it is not the page's. */
  lang?: string;
}

export interface SwitcherProps<Value extends string> {
  label: string;
  icon: ReactNode;
  options: readonly SwitcherOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A native select as a quiet pill: it costs the first screen no script. One that a server rendered takes no
 * choice until it is hydrated, since no listener is there yet. Internal.
 */
export function Switcher<Value extends string>({
  label,
  icon,
  options,
  value,
  onChange,
}: SwitcherProps<Value>) {
  const isSSR = useIsSSR();
  return (
    <span className={css.switcher}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <select
        aria-label={label}
        className={css.select}
        disabled={isSSR}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className={css.option}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.chevron} aria-hidden="true">
        <ChevronDown size="1em" strokeWidth={1.75} />
      </span>
    </span>
  );
}
