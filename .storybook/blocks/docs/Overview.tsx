import { Controls, Markdown, Primary, Title, Unstyled, useOf } from "@storybook/addon-docs/blocks";
import { docgenOf } from "../../props/props-of.ts";
import { ImportLine } from "./ImportLine.tsx";
import * as css from "./Overview.css.ts";
import { splitDescription } from "./split-description.ts";

/**
 * How a component's page begins: its name, what its docstring says it is for and not for, how it is
 * imported, and its first story with its props to play with.
 */
export function Overview() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { component, parameters, title } = preparedMeta;
  const docs = parameters["docs"];
  const description: string =
    docs?.description?.component ??
    docs?.extractComponentDescription?.(component, { component, parameters }) ??
    "";
  const { purpose, notFor } = splitDescription(description);
  const path = title.split("/");
  const folder = path.at(-1) ?? "";

  return (
    <>
      <Unstyled>
        <p className={css.group}>{path.slice(0, -1).join(" / ")}</p>
      </Unstyled>
      <Title />
      <div className={css.purpose}>
        <Markdown>{purpose}</Markdown>
      </div>
      <ImportLine
        name={docgenOf(component).displayName ?? folder}
        folder={folder}
        storyFile={parameters["fileName"]}
      />
      <Primary />
      <details className={css.playground}>
        <summary className={css.summary}>Try its props</summary>
        <Controls />
      </details>
      {notFor ? (
        <aside className={css.notFor} aria-labelledby="when-not">
          <Unstyled>
            <p className={css.notForTitle} id="when-not">
              When not to use it
            </p>
          </Unstyled>
          <Markdown>{notFor}</Markdown>
        </aside>
      ) : null}
    </>
  );
}
