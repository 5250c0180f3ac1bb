import { picturesOfComponents } from "./components.ts";

picturesOfComponents(2);
