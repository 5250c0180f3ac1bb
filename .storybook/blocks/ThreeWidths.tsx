import { DocsContext, Unstyled } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState } from "react";
import { viewports } from "../globals.ts";
import * as css from "./ThreeWidths.css.ts";
import { useGlobals } from "./use-globals.ts";

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

const widths = Object.values(viewports).map(({ styles }) => Number.parseInt(styles.width, 10));
const height = 800;
/** Scale at which all three frames fit side by side on a page of full width. */
const scale = 0.3;

/** The stories of all screens, from the index that Storybook serves. */
function useScreens(): readonly IndexEntry[] {
  const [screens, setScreens] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void fetch("index.json", { signal: controller.signal })
      .then(async (response): Promise<{ entries: Record<string, IndexEntry> }> => response.json())
      .then(
        ({ entries }) =>
          setScreens(
            Object.values(entries).filter(
              ({ type, title }) => type === "story" && title.startsWith("Screens/"),
            ),
          ),
        () => undefined,
      );
    return () => controller.abort();
  }, []);
  return screens;
}

export function ThreeWidths() {
  const screens = useScreens();
  const globals = useGlobals(useContext(DocsContext).channel);
  const [chosen, setChosen] = useState<string>();
  const id = chosen ?? screens[0]?.id;
  const look = (["theme", "language", "direction"] as const)
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}:${globals[name]}`)
    .join(";");
  return (
    <Unstyled>
      <label className={css.choice}>
        Screen
        <select
          className={css.screens}
          value={id ?? ""}
          onChange={({ target }) => setChosen(target.value)}
        >
          {screens.map((screen) => (
            <option key={screen.id} value={screen.id}>
              {screen.title.replace("Screens/", "")}: {screen.name}
            </option>
          ))}
        </select>
      </label>
      {id === undefined ? null : (
        <div className={css.row}>
          {widths.map((width) => (
            <figure key={width} className={css.figure}>
              <figcaption className={css.caption}>{width} px</figcaption>
              <div
                className={css.frame}
                style={{ inlineSize: width * scale, blockSize: height * scale }}
              >
                {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this Storybook */}
                <iframe
                  title={`${id} at ${width} px`}
                  src={`iframe.html?id=${id}&viewMode=story&globals=${look}`}
                  loading="lazy"
                  style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
                  className={css.page}
                />
              </div>
            </figure>
          ))}
        </div>
      )}
    </Unstyled>
  );
}
