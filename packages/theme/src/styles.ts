import "./layers.css.ts";
import "./fonts.css";
import "./reset.css.ts";
import "./themes.css.ts";
import "./base.css.ts";
