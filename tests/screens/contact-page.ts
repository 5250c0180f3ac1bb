import type { Picture } from "./draw-views.ts";

const style = `
  body { margin: 0; font: 14px/1.4 system-ui, sans-serif; background: #8a8290; color: #fff }
  form { position: sticky; top: 0; display: flex; gap: 16px; padding: 12px 16px; background: #3b3340 }
  h2 { margin: 24px 16px 8px; font-size: 16px }
  section > div { display: flex; gap: 16px; padding: 0 16px; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: none }
  img { display: block; max-height: 560px; object-fit: cover; object-position: top }
`;

/** Shows what is chosen in the lists on top, and of each view nothing that is not. */
const script = `
  const form = document.forms[0];
  const choose = () => {
    for (const figure of document.querySelectorAll("figure"))
      figure.hidden = [...form.elements].some(({ name, value }) => value && figure.dataset[name] !== value);
    for (const section of document.querySelectorAll("section"))
      section.hidden = !section.querySelector("figure:not([hidden])");
  };
  form.addEventListener("change", choose);
`;

const list = (name: "language" | "width" | "theme", pictures: readonly Picture[]): string => {
  const values = [...new Set(pictures.map((picture) => String(picture[name])))];
  const options = ["", ...values].map(
    (value) => `<option value="${value}">${value || "all"}</option>`,
  );
  return `<label>${name} <select name="${name}">${options.join("")}</select></label>`;
};

const figure = ({ file, language, width, theme }: Picture): string => {
  const caption = `${language}, ${width} px, ${theme}`;
  return `<figure data-language="${language}" data-width="${width}" data-theme="${theme}"><figcaption>${caption}</figcaption><a href="pictures/${file}"><img src="pictures/${file}" width="${width / 2}" loading="lazy" alt="${caption}"></a></figure>`;
};

/** A page that shows every picture, view by view, with a choice of language, width and theme. */
export function contactPage(pictures: readonly Picture[]): string {
  const sections = Map.groupBy(pictures, ({ view, person }) => `${view.name}: ${person}`);
  const body = [...sections].map(
    ([title, shown]) =>
      `<section><h2>${title}</h2><div>${shown.map(figure).join("")}</div></section>`,
  );
  const lists = (["language", "width", "theme"] as const).map((name) => list(name, pictures));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><form>${lists.join("")}</form>${body.join("\n")}<script>${script}</script></html>`;
}
