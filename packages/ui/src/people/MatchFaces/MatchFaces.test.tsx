import { expect, test, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { MatchFace } from "./MatchFace.tsx";
import { MatchFaces } from "./MatchFaces.tsx";

test("a face leads to the conversation, and says that it is new", async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(
    <MatchFaces label="Write to a match">
      {[
        <MatchFace key="1" name="Rosalind" isNew onPress={onPress} />,
        <MatchFace key="2" name="Matteo" onPress={() => undefined} />,
      ]}
    </MatchFaces>,
  );
  const list = screen.getByRole("list", { name: "Write to a match" });
  const names = list
    .getByRole("button")
    .elements()
    .map((button) => button.textContent);
  expect(names[0]).toMatch(/new.*Rosalind/);
  expect(names[1]).not.toContain("new");
  await list.getByRole("button", { name: /Rosalind/ }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("takes the same room while it loads, without and with matches", async () => {
  const height = async (isLoading: boolean, names: string[]) => {
    const screen = await render(
      <MatchFaces label="Write to a match" isLoading={isLoading}>
        {names.map((name) => (
          <MatchFace key={name} name={name} onPress={() => undefined} />
        ))}
      </MatchFaces>,
    );
    const found = screen.container.firstElementChild?.getBoundingClientRect().height;
    await screen.unmount();
    return found;
  };
  const empty = await height(false, []);
  expect(await height(true, [])).toBe(empty);
  expect(await height(false, ["Rosario de aquí al lado"])).toBe(empty);
  expect(await height(false, ["Noor"])).toBe(empty);
});

test("a face is at least 72 px, and no name is cut in its two lines", async () => {
  const screen = await render(
    <MatchFaces label="Write to a match">
      {[<MatchFace key="1" name="Fabio sotto la pioggia" onPress={() => undefined} />]}
    </MatchFaces>,
  );
  const name = screen.container.querySelector("bdi > span");
  if (name === null) throw new Error("There is no name");
  expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight);
  expect(screen.getByRole("button").element().getBoundingClientRect().width).toBeGreaterThanOrEqual(
    72,
  );
});

test("the mark after a name that is too long is whole", async () => {
  const screen = await render(
    <MatchFaces label="Write to a match">
      {[<MatchFace key="1" name="Wilhelmina-Konstantina v. Auer" onPress={() => undefined} />]}
    </MatchFaces>,
  );
  await document.fonts.ready;
  const name = screen.container.querySelector("bdi > span");
  const written = [...(name?.childNodes ?? [])].find(
    ({ textContent }) => textContent === "Wilhelmina-Konstantina",
  );
  if (!name || !written) throw new Error("There is no name");
  const shown = document.createRange();
  shown.setStart(written, "Wilhelmina-".length);
  shown.setEnd(written, "Wilhelmina-Konstantina".length);
  const mark = document.createElement("canvas").getContext("2d");
  if (!mark) throw new Error("Nothing can be measured");
  mark.font = getComputedStyle(name).font;
  const end = shown.getBoundingClientRect().right + mark.measureText("…").width;
  expect(end).toBeLessThanOrEqual(name.getBoundingClientRect().right);
});
