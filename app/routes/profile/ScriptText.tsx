import { Markdown } from "@gemel/ui/Markdown";

/** A text to read aloud; in a file of its own, because only its window needs the parser. */
export default function ScriptText({ children }: { children: string }) {
  return (
    <Markdown variant="document" headingLevel={4}>
      {children}
    </Markdown>
  );
}
