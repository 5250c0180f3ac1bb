/** Reset, fonts, themes and base styles: import once, before anything that renders. */
import "@gemel/theme/styles";
