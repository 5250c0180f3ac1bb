import * as css from "./clamped.css.ts";

interface ClampedProps {
  /** How many are shown. */
  lines: keyof typeof css.clamped;
  children: string;
  /** @default "span" */
  as?: "span" | "q";
}

/** The beginning of a text; "…" stands after its last whole word. Screen readers get all of it. */
export const Clamped = ({ lines, children, as: Text = "span" }: ClampedProps) => (
  <Text className={css.clamped[lines]}>
    {/[\u0590-\u08FF]/.test(children)
      ? // Words that run from the right keep their order only where they stand in one piece.
        children
      : children.split(/(\S+)/).map((part, index) =>
          // Longer ones, and addresses, are to break where a line is full.
          /^\S{1,18}$/.test(part) ? (
            <span key={index} className={css.word}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
  </Text>
);
