import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "../../app/scripts/free-port.ts";
import { hasProgram, listens } from "../machine.ts";
import { HOST } from "./https-client.ts";

const run = promisify(execFile);
const files = fileURLToPath(new URL("../../deploy/nginx/", import.meta.url));

/** Whether this machine has nginx, and openssl for its certificate. */
export const hasNginx = async (): Promise<boolean> =>
  (await hasProgram("nginx")) && hasProgram("openssl");

export type StartedNginx = Awaited<ReturnType<typeof startNginx>>;

/** Starts nginx on loopback with the files of `deploy/nginx`, where only ports and paths are put in. */
export async function startNginx(processes: readonly number[]) {
  const folder = await mkdtemp(join(tmpdir(), "gemel-nginx-"));
  const inFolder = (name: string): string => join(folder, name);
  const [port, plainPort] = [await freePort(), await freePort()];
  await makeCertificate(inFolder("cert.pem"), inFolder("key.pem"));
  const places: readonly (readonly [string, string])[] = [
    ...processes.map((to, index) => [`127.0.0.1:300${index + 1}`, `127.0.0.1:${to}`] as const),
    ["    listen 80;\n    listen [::]:80;\n", `    listen 127.0.0.1:${plainPort};\n`],
    [
      "    listen 443 ssl http2;\n    listen [::]:443 ssl http2;\n",
      `    listen 127.0.0.1:${port} ssl http2;\n`,
    ],
    ["/etc/letsencrypt/live/gemel.example/fullchain.pem", inFolder("cert.pem")],
    ["/etc/letsencrypt/live/gemel.example/privkey.pem", inFolder("key.pem")],
    ["/etc/nginx/gemel-proxy.conf", `${files}gemel-proxy.conf`],
    ["/var/log/nginx/gemel-access.log", inFolder("access.log")],
    ["/var/log/nginx/gemel-error.log", inFolder("error.log")],
  ];
  let site = await readFile(`${files}gemel.conf`, "utf8");
  for (const [given, put] of places) {
    if (!site.includes(given)) throw new Error(`deploy/nginx/gemel.conf has no ${given}`);
    site = site.replaceAll(given, put);
  }
  await writeFile(inFolder("gemel.conf"), site);
  await writeFile(inFolder("nginx.conf"), mainFile(folder));
  const nginx = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "start.log"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(nginx, "close");
  while (!(await listens(port))) {
    if (nginx.exitCode !== null) throw new Error("nginx does not start with deploy/nginx");
  }
  const read = (name: string) => readFile(inFolder(name), "utf8");
  return {
    port,
    /** The port that answers without TLS. */
    plainPort,
    certificate: await readFile(inFolder("cert.pem")),
    /** All that it logged so far. */
    readLogs: async () => ({
      access: await read("access.log"),
      error: (await read("error.log")) + (await read("start.log")),
    }),
    stop: async () => {
      nginx.kill("SIGQUIT");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** The main configuration that a distribution provides, reduced to one site. */
const mainFile = (folder: string): string => `daemon off;
worker_processes 1;
pid nginx.pid;
error_log start.log crit;
events { worker_connections 256; }
http {
  default_type application/octet-stream;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include ${folder}/gemel.conf;
}
`;

async function makeCertificate(certificate: string, key: string): Promise<void> {
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const name = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  const out = ["-keyout", key, "-out", certificate];
  await run("openssl", ["req", "-x509", ...newKey, "-days", "1", ...name, ...out]);
}
