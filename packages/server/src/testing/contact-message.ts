/** A message to us without an address, with a stamp that the server did not issue. */
export const contactMessage = {
  full_name: "Ada",
  subject: "A question",
  message: "How do I change my city?",
  stamp: "none-of-ours-at-all",
  loaded_at: 0,
  website: "",
};
