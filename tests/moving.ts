/**
 * Elements that open or close, by react-aria's marks. On a busy machine, a press on the page while a dialog
 * closed was lost now and then: tests wait until there are none.
 */
export const moving = "[data-entering], [data-exiting]";
