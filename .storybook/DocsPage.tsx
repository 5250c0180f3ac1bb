import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
} from "@storybook/addon-docs/blocks";

/** A component's page: what it is for and not for, how it looks, what it takes, its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories title="Variants and states" includePrimary={false} />
    </>
  );
}
