/** Calls between two members, by the member whom each is about. */
type About = { readonly id: string };

export const like = ({ id }: About): string => `POST /profiles/${id}/like`;
export const undo = ({ id }: About): string => `DELETE /profiles/${id}/like`;
export const block = ({ id }: About): string => `POST /profiles/${id}/block`;
export const unblock = ({ id }: About): string => `DELETE /profiles/${id}/block`;
export const report = ({ id }: About): string => `POST /profiles/${id}/report`;
