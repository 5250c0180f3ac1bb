/**
 * What opens or closes, by react-aria's marks. A press on the page while a dialog closed was lost now and then on a
 * busy machine: tests wait until there is none.
 */
export const moving = "[data-entering], [data-exiting]";
