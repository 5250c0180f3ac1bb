import * as css from "./clamped.css.ts";

interface ClampedProps {
  /** How many are shown. */
  lines: keyof typeof css.clamped;
  children: string;
  /** @default "span" */
  as?: "span" | "q";
}

// Words that run from the right keep their order only where they stand in one piece.
const fromRight = /[\u0590-\u08FF]/;

/** The beginning of a text; "…" stands after its last whole word. Screen readers get all of it. */
export const Clamped = ({ lines, children, as: Text = "span" }: ClampedProps) => (
  <Text className={css.clamped[lines]}>
    {fromRight.test(children)
      ? children
      : children.split(/(\s+)/).map((part, index) =>
          // Longer ones, and addresses, are to break where a line is full.
          index % 2 || part.length > 18 ? (
            part
          ) : (
            <span key={index} className={css.word}>
              {part}
            </span>
          ),
        )}
  </Text>
);
