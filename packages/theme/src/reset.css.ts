import { globalStyle } from "./style.ts";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" }, "reset");
globalStyle("*", { margin: 0, padding: 0 }, "reset");
globalStyle(
  "html",
  { textSizeAdjust: "100%", WebkitTextSizeAdjust: "100%", hangingPunctuation: "none" },
  "reset",
);
globalStyle("body", { minBlockSize: "100svh" }, "reset");
globalStyle("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" }, "reset");
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" }, "reset");
globalStyle(
  "button",
  { background: "none", border: 0, textAlign: "inherit", WebkitTapHighlightColor: "transparent" },
  "reset",
);
globalStyle("a", { color: "inherit", textDecoration: "none" }, "reset");
globalStyle("h1, h2, h3, h4, h5, h6", { font: "inherit" }, "reset");
globalStyle("fieldset", { border: 0, minInlineSize: 0 }, "reset");
globalStyle("ul[role=list], ol[role=list]", { listStyle: "none" }, "reset");
globalStyle("[hidden]", { display: "none !important" }, "reset");
