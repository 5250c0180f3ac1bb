import { Link } from "@gemel/ui/Link";
import type { TextBlock, TextPart } from "@gemel/i18n/legal";

export const TextBlocks = ({ blocks }: { blocks: readonly TextBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} />);

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case "heading":
      return <h3 id={block.id}>{block.text}</h3>;
    case "list":
      return <Points items={block.items} />;
    case "paragraph":
      return (
        <p>
          <Words parts={block.parts} />
        </p>
      );
  }
}

export const Points = ({ items }: { items: readonly (readonly TextPart[])[] }) => (
  <ul>
    {items.map((parts, index) => (
      <li key={index}>
        <Words parts={parts} />
      </li>
    ))}
  </ul>
);

const Words = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map((part, index) => {
    if (typeof part === "string") return part;
    return part.kind === "strong" ? (
      <strong key={index}>{part.text}</strong>
    ) : (
      <Link key={index} href={part.href}>
        {part.text}
      </Link>
    );
  });
