import { json, lukas } from "./valid-request.ts";

const message = {
  full_name: "Giulia Ferri",
  subject: "Una domanda",
  message: "Buongiorno, come cambio la mia città nel profilo?",
  stamp: "c3RhbXAtb2YtdGhlLWNvbnRhY3QtZm9ybQ",
  loaded_at: 1795262400000,
  website: "",
};

const talkWithLukas = "e8a1c2d3-4b5f-4067-8a9b-0c1d2e3f4a0d";

const token = "vK3mQ9dXr2LwT8yZ";

export const safety = {
  blockProfile: { path: `/profiles/${lukas}/block` },
  unblockProfile: { path: `/profiles/${lukas}/block` },
  getBlocks: { path: "/me/blocks" },
  getFirstMessages: { path: "/me/likes/messages" },
  reportProfile: { path: `/profiles/${lukas}/report`, init: json({ reason: "spam" }) },
  reportConversation: {
    path: `/conversations/${talkWithLukas}/report`,
    init: json({ reason: "spam" }),
  },
  blockPartner: { path: `/conversations/${talkWithLukas}/block` },
  getUnsubscribePage: { path: `/mail/unsubscribe?token=${token}` },
  unsubscribe: { path: `/mail/unsubscribe?token=${token}` },
  getContactStamp: { path: "/contact/stamp" },
  sendContactMessage: { path: "/contact", init: json(message) },
};
