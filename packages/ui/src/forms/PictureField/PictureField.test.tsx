import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { PictureField } from "./PictureField.tsx";

async function picture(width: number, height: number, type = "image/png"): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no context");
  context.fillStyle = "#00f";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#f00";
  context.fillRect(0, 0, width / 2, height);
  return new File([await canvas.convertToBlob({ type })], "portrait.png", { type });
}

const chooser = (container: Element): HTMLInputElement => {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("no file input");
  return input;
};

const draw = async () => {
  const onSelect = vi.fn<(file: File) => void>();
  const screen = await render(<PictureField label="Profile picture" onSelect={onSelect} />);
  /** Presses the button and returns the file that the field gives. */
  const selected = async () => {
    await screen.getByRole("button", { name: "Use this section" }).click();
    await expect.poll(() => onSelect.mock.calls.length).toBe(1);
    const file = onSelect.mock.calls[0]?.[0];
    if (!file) throw new Error("no file");
    return file;
  };
  return { screen, onSelect, selected };
};

/** Chooses a picture twice as wide as high, which has to be cut. */
const cutting = async () => {
  const drawn = await draw();
  await userEvent.upload(chooser(drawn.screen.container), await picture(800, 400));
  const area = drawn.screen.getByRole("application", { name: "Section of the picture" });
  await expect.element(area).toBeVisible();
  const { width, height } = area.element().getBoundingClientRect();
  return { ...drawn, area, width, height };
};

async function firstPixel(file: File): Promise<{ size: number[]; red: number; blue: number }> {
  const bitmap = await createImageBitmap(file);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) throw new Error("no context");
  context.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(4, 4, 1, 1).data;
  return { size: [bitmap.width, bitmap.height], red, blue };
}

it("cuts the section that was moved by keyboard and hands out a square JPEG", async () => {
  const { screen, area, selected } = await cutting();
  (area.element() as HTMLElement).focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await expect.element(screen.getByText(/Section at 100% from the left/)).toBeInTheDocument();
  const file = await selected();
  expect(file.type).toBe("image/jpeg");
  const { size, red, blue } = await firstPixel(file);
  expect(size).toEqual([400, 400]);
  expect(blue).toBeGreaterThan(200);
  expect(red).toBeLessThan(60);
  await expect.element(screen.getByRole("button", { name: "Choose a picture" })).toBeVisible();
});

it("brings into the middle what is tapped", async () => {
  const { screen, area, width, height } = await cutting();
  await area.click({ position: { x: width / 4, y: height / 2 } });
  await expect.element(screen.getByText(/Section at 25% from the left/)).toBeInTheDocument();
});

it("magnifies as far as the slider says, and no further than a portrait may be coarse", async () => {
  const { screen, selected } = await draw();
  await userEvent.upload(chooser(screen.container), await picture(1024, 768));
  const zoom = screen.getByRole("slider", { name: "Zoom" });
  await expect.element(zoom).toHaveAttribute("max", "300");
  (zoom.element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.element(zoom).toHaveAttribute("aria-valuetext", "300%");
  expect((await firstPixel(await selected())).size).toEqual([256, 256]);
});

it("moves the section under the hand that drags it", async () => {
  const { screen, area, width, height } = await cutting();
  const middle = height / 2;
  await userEvent.dragAndDrop(area, area, {
    sourcePosition: { x: width * 0.25, y: middle },
    targetPosition: { x: width * 0.75, y: middle },
  });
  await expect.element(screen.getByText(/Section at 0% from the left/)).toBeInTheDocument();
});

/**
 * Does what a browser does with data dragged over an element: it drops nothing if the element takes nothing.
 */
function drop(target: Element, fill: (held: DataTransfer) => void): void {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  // On a DataTransfer that a script has created, these cannot be set, and its files belong to no file system.
  Object.defineProperties(dataTransfer, {
    effectAllowed: { value: "all" },
    dropEffect: { value: "none", writable: true },
  });
  vi.spyOn(DataTransferItem.prototype, "webkitGetAsEntry").mockReturnValue({
    isFile: true,
  } as FileSystemEntry);
  const notify = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  notify("dragenter");
  notify("dragover");
  if (dataTransfer.dropEffect !== "none") notify("drop");
  vi.restoreAllMocks();
}

/** A place within the zone. */
const chooseButton = (screen: Awaited<ReturnType<typeof render>>): Element =>
  screen.getByRole("button", { name: "Choose a picture" }).element();

it("opens a picture that is dropped", async () => {
  const { screen } = await draw();
  const file = await picture(300, 300);
  drop(chooseButton(screen), ({ items }) => items.add(file));
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

/** Pastes where the focus is. */
function paste(file: File): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }),
  );
}

it("opens a picture that is pasted, and no other before that is cut", async () => {
  const { screen, selected } = await draw();
  const [first, other] = [await picture(300, 300), await picture(500, 500)];
  const opening = vi.spyOn(globalThis, "createImageBitmap");
  await userEvent.tab();
  paste(first);
  paste(other);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  paste(other);
  paste(new File(["words"], "me.pdf", { type: "application/pdf" }));
  expect(opening.mock.calls).toEqual([[first]]);
  opening.mockRestore();
  expect((await firstPixel(await selected())).size).toEqual([300, 300]);
  await expect.element(screen.getByRole("alert")).toBeEmptyDOMElement();
});

it.each([
  ["a document", new File(["words"], "me.pdf", { type: "application/pdf" })],
  ["words", "words"],
])("says why it does not take %s that is dropped", async (_, held) => {
  const { screen } = await draw();
  drop(chooseButton(screen), (dataTransfer) => {
    if (held instanceof File) dataTransfer.items.add(held);
    else dataTransfer.setData("text/plain", held);
  });
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("Please choose a PNG or JPEG picture.");
});

it("refuses what is too large, of another type or no picture", async () => {
  const { screen, onSelect } = await draw();
  // Not with userEvent.upload: it would take seconds to pass ten megabytes through the test server.
  const send = (bytes: number, type: string) => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([new Uint8Array(bytes)], "a.png", { type }));
    const input = chooser(screen.container);
    input.files = chosen.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  send(10 * 1024 * 1024 + 1, "image/png");
  await expect.element(screen.getByRole("alert")).toHaveTextContent("File is too large. Max 10MB.");
  send(100, "image/png");
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("This picture cannot be opened. Please try another one.");
  expect(onSelect).not.toHaveBeenCalled();
});

it("hands out nothing when the choice is taken back", async () => {
  const { screen, onSelect } = await draw();
  await userEvent.upload(chooser(screen.container), await picture(300, 300, "image/jpeg"));
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").elements().length).toBe(0);
  expect(onSelect).not.toHaveBeenCalled();
});

it("shows the stored picture and how far sending has come", async () => {
  const screen = await render(
    <PictureField
      label="Profile picture"
      pictureUrl="data:image/gif;base64,R0lGODlhAQABAAAAACw="
      progress={0.4}
      onSelect={() => undefined}
    />,
  );
  await expect
    .element(screen.getByRole("img", { name: "Your current picture" }))
    .toBeInTheDocument();
  await expect.element(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  await expect.element(screen.getByRole("button", { name: "Replace picture" })).toBeDisabled();
});
