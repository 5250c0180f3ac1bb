import { Link } from "@gemel/ui/Link";
import { Unstyled } from "@storybook/addon-docs/blocks";
import { tokenFiles } from "./token-files.ts";
import * as css from "./TokenDownloads.css.ts";

const nameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

export function TokenDownloads() {
  return (
    <Unstyled>
      <ul role="list" className={css.files}>
        {tokenFiles.map(({ path, address, text }) => (
          <li key={path} className={css.file}>
            <Link href={address} download={nameOf(path)} standalone>
              {path}
            </Link>
            <span className={css.text}>{text}</span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
