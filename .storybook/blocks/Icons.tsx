import { Unstyled } from "@storybook/addon-docs/blocks";
import { usedIcons } from "virtual:gemel-icons";
import { iconMeanings } from "./icon-meanings.ts";
import { TokenTable } from "./tokens/TokenTable.tsx";

/** The icons that the code imports, with what each means and which files draw it. */
export const Icons = () => (
  <Unstyled>
    <TokenTable
      label="Icons"
      rowHeading="Icon"
      columns={["Picture", "Drawn by"]}
      rows={Object.entries(usedIcons).map(([name, { Icon, files }]) => ({
        name,
        text: iconMeanings[name] ?? "",
        cells: [
          <Icon key="picture" aria-hidden size="1.5rem" strokeWidth={1.75} />,
          files.join(", "),
        ],
      }))}
    />
  </Unstyled>
);
