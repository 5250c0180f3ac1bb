import type { ReportReason } from "../features/reports/rules.ts";
import type { Verdict } from "../features/moderation/report.ts";

/** A report that is there to try moderation with. */
export interface DemoReport {
  /** Addresses of demo members. */
  readonly from: string;
  readonly about: string;
  readonly reason: ReportReason;
  readonly details: string;
  /** How long ago it came in. */
  readonly hoursAgo: number;
  /** What the two wrote to each other before, minute by minute. */
  readonly talk: readonly { readonly by: "reporter" | "reported"; readonly text: string }[];
  /** The ruling of the admin; none for one that waits. */
  readonly verdict?: Verdict;
}

const chiara = "chiara@demo.example";
const jonas = "jonas@demo.example";
const mateo = "mateo@demo.example";
const robin = "robin@demo.example";

/** Three that wait and two with a ruling. None is suspended: each demo member can sign in. */
export const demoReports: readonly DemoReport[] = [
  {
    from: chiara,
    about: jonas,
    reason: "harassment",
    details: "Gli ho chiesto due volte di non scrivermi di notte. Continua, e si arrabbia.",
    hoursAgo: 50,
    talk: [
      { by: "reported", text: "Warum antwortest du nicht?" },
      { by: "reporter", text: "Lavoravo. Ti prego, non scrivermi di notte." },
      { by: "reported", text: "Du bist doch sowieso wach. Also antworte gefälligst." },
      { by: "reporter", text: "Basta così." },
    ],
  },
  {
    from: robin,
    about: mateo,
    reason: "spam",
    details: "After three friendly lines he asked me to buy concert tickets from a friend of his.",
    hoursAgo: 27,
    talk: [
      { by: "reported", text: "¡Hola! Tengo entradas para un concierto, solo 80 euros." },
      { by: "reporter", text: "That is kind, but I do not buy things from strangers." },
      { by: "reported", text: "Solo hoy. Te mando el número de cuenta." },
    ],
  },
  {
    from: mateo,
    about: robin,
    reason: "fake_profile",
    details: "",
    hoursAgo: 3,
    talk: [],
  },
  {
    from: chiara,
    about: mateo,
    reason: "inappropriate",
    details: "Ha commentato il mio aspetto in un modo che non voglio leggere.",
    hoursAgo: 240,
    talk: [
      { by: "reported", text: "Con esa foto te perdono cualquier desafinación, guapa." },
      { by: "reporter", text: "Preferisco parlare d’altro." },
    ],
    verdict: { action: "warn", note: "First time. Unwelcome remarks about her looks, no threat." },
  },
  {
    from: jonas,
    about: chiara,
    reason: "other",
    details: "Sie antwortet immer erst nach Tagen.",
    hoursAgo: 400,
    talk: [],
    verdict: { action: "dismiss", note: "Answering late breaks no rule." },
  },
];
