/** The member whom a call is about. */
type About = { readonly id: string };

export const like = ({ id }: About): string => `POST /profiles/${id}/like`;
export const undo = ({ id }: About): string => `DELETE /profiles/${id}/like`;
export const block = ({ id }: About): string => `POST /profiles/${id}/block`;
export const unblock = ({ id }: About): string => `DELETE /profiles/${id}/block`;
export const report = ({ id }: About): string => `POST /profiles/${id}/report`;

/** A message to us without an address, with a stamp that the server did not issue. */
export const contactMessage = {
  full_name: "Ada",
  subject: "A question",
  message: "How do I change my city?",
  stamp: "none-of-ours-at-all",
  loaded_at: 0,
  website: "",
};
