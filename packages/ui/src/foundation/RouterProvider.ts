/**
 * Lets every link of the library go through the app's own router. Wrap the app once; without it,
 * links load pages the browser's way.
 */
export { RouterProvider } from "react-aria-components";
