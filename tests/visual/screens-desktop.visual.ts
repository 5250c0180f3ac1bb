import { picturesOfScreens } from "./screens.ts";

picturesOfScreens("desktop");
