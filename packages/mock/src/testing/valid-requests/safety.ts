import { json, lukas } from "./valid-request.ts";

const message = {
  full_name: "Giulia Ferri",
  subject: "Una domanda",
  message: "Buongiorno, come cambio la mia città nel profilo?",
  stamp: "c3RhbXAtb2YtdGhlLWNvbnRhY3QtZm9ybQ",
  loaded_at: 1795262400000,
  website: "",
};

const token = "vK3mQ9dXr2LwT8yZ";

export const safety = {
  blockProfile: { path: `/profiles/${lukas}/block` },
  reportProfile: { path: `/profiles/${lukas}/report`, init: json({ reason: "spam" }) },
  getUnsubscribePage: { path: `/mail/unsubscribe?token=${token}` },
  unsubscribe: { path: `/mail/unsubscribe?token=${token}` },
  getContactStamp: { path: "/contact/stamp" },
  sendContactMessage: { path: "/contact", init: json(message) },
};
