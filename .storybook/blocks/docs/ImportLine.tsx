import { exports as publicPaths } from "@gemel/ui/package.json";
import { IconButton } from "@gemel/ui/IconButton";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import * as css from "./ImportLine.css.ts";

interface ImportLineProps {
  /** Name of the component. */
  name: string;
  /** Name of the component's folder, which is its public path. */
  folder: string;
  /** Path of the story file, from the top of the repository. */
  storyFile: unknown;
}

/** How a component comes in; nothing for a screen, or for what only `ui` itself uses. */
export function ImportLine({ name, folder, storyFile }: ImportLineProps) {
  const [isCopied, setCopied] = useState(false);
  const isOurs = typeof storyFile === "string" && storyFile.includes("packages/ui/");
  if (!isOurs || !(`./${folder}` in publicPaths)) return null;

  const line = `import { ${name} } from "@gemel/ui/${folder}";`;
  const Icon = isCopied ? Check : Copy;
  return (
    <Unstyled>
      <div className={css.line}>
        <code className={css.code}>{line}</code>
        <IconButton
          label={isCopied ? "Copied" : "Copy the import"}
          size="small"
          onPress={() => void navigator.clipboard.writeText(line).then(() => setCopied(true))}
        >
          <Icon aria-hidden size="1em" />
        </IconButton>
      </div>
    </Unstyled>
  );
}
