import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../errors/app-error.ts";
import { readStatus, type StatusSources, type Status } from "../../operating/status.ts";
import { isLocal } from "../security/is-local.ts";
import type { OperatorGuard } from "../security/operator-token.ts";
import { escapeHtml, pagePolicy } from "../../mail/page-style.ts";
import { wantsPage } from "./wants-page.ts";

const style = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.55 sans-serif;color:#2B1830;background:#FBF7F1}
table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .5rem;text-align:start;border-bottom:1px solid #E7DCD0}
caption{text-align:start;font-weight:bold}td{font-variant-numeric:tabular-nums}`;

/** The status as a page for operators, in English as all that they read. */
const statusPage = (status: Status): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Status of Gemel</title><style>${style}</style></head><body>
<h1>Status of Gemel</h1>
${table("This process", [
  ["version", status.version],
  ["Node", status.node],
  ["mode", status.mode],
  ["started", status.startedAt],
  ["state", status.leaving ? "asked to stop" : "serving"],
  ...(status.pool === null
    ? []
    : [["database connections", poolText(status.pool)] satisfies [string, string]]),
])}
${table("Configuration", Object.entries(status.parts))}
${table("Migrations", [
  ["applied", String(status.migrations.applied)],
  ["newest", status.migrations.newest ?? "none"],
  ["to come", status.migrations.pending.join(", ") || "none"],
])}
${jobTable(status.jobs)}
</body></html>
`;

const poolText = ({ total, idle, waiting }: NonNullable<Status["pool"]>): string =>
  `${total - idle} busy, ${idle} idle, ${waiting} statements waiting`;

const table = (caption: string, rows: readonly (readonly [string, string])[]): string =>
  `<table><caption>${caption}</caption>${rows
    .map(
      ([name, text]) =>
        `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(text)}</td></tr>`,
    )
    .join("\n")}</table>`;

const columns = ["ready", "deferred", "active", "failed"] as const;

const jobTable = (jobs: Status["jobs"]): string =>
  `<table><caption>Jobs, counted about once a minute</caption><tr><th scope="col">name</th>${columns
    .map((column) => `<th scope="col">${column}</th>`)
    .join("")}</tr>${jobs
    .map(
      (job) =>
        `<tr><th scope="row">${escapeHtml(job.name)}</th>${columns
          .map((column) => `<td>${job[column]}</td>`)
          .join("")}</tr>`,
    )
    .join("\n")}</table>`;

/**
 * `/status`: what is configured and how it goes, as a page for browsers and as JSON for everybody else.
 * @param guard asks for the operators' token; without one it is for this machine alone
 */
export function addStatus(
  app: FastifyInstance,
  sources: StatusSources,
  guard: OperatorGuard | undefined,
): void {
  const onRequest = guard ?? onlyLocal;
  app.get("/status", { config: { operationId: "status" }, onRequest }, async (request, reply) => {
    const status = await readStatus(sources);
    reply.header("cache-control", "no-store").header("vary", "accept");
    if (!wantsPage(request)) return reply.send(status);
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", pagePolicy(style))
      .send(statusPage(status));
  });
}

async function onlyLocal(request: FastifyRequest): Promise<void> {
  if (!isLocal(request)) throw new AppError("not_found");
}
