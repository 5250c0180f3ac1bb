import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The options with which Playwright launches the same Chromium everywhere. */
export interface BrowserLaunch {
  /** Absent when Playwright's own browser is the one to use. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

const pageArgs = [
  "--no-sandbox",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
];

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const inheritedEnv = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/**
 * Unpacks the pinned Chromium with the libraries and fonts that a bare Linux lacks, once per
 * version, into `node_modules/.cache`.
 *
 * The package itself unpacks to the temporary folder and takes a half-written file of another
 * process for a finished one, so it runs in a child whose temporary folder is ours, and the
 * finished folder is moved into place in one step.
 */
async function unpackPinned(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve("@sparticuz/chromium"));
  const packageRoot = dirname(dirname(entry));
  const manifest = await readFile(join(packageRoot, "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const cache = join(dirname(dirname(packageRoot)), ".cache", "gemel");
  const home = join(cache, `chromium-${version}`);
  if (existsSync(home)) return home;

  await mkdir(cache, { recursive: true });
  const staging = await mkdtemp(join(cache, "unpacking-"));
  const program = `const { default: chromium } = await import(${JSON.stringify(pathToFileURL(entry).href)});
    await chromium.executablePath();`;
  // With this variable the package also unpacks its libraries.
  const env = { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
  await run(process.execPath, ["--input-type=module", "--eval", program], { env });
  await writeFile(
    join(staging, "fonts", "fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, "fonts")}</dir><cachedir>${join(home, "fonts-cache")}</cachedir></fontconfig>
`,
  );
  try {
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** Options of a browser beside those that every test needs. */
export interface BrowserOptions {
  /** Path of a wav that its microphone plays again and again. @default the browser's own beeps */
  microphone?: string;
}

/**
 * The browser of every test: the pinned Chromium on Linux x64, elsewhere `CHROMIUM_PATH`, the
 * system's Chromium or Chrome, or Playwright's own.
 */
export async function browserLaunch({ microphone }: BrowserOptions = {}): Promise<BrowserLaunch> {
  const args = [...pageArgs];
  if (microphone !== undefined) args.push(`--use-file-for-fake-audio-capture=${microphone}`);
  const env = inheritedEnv();
  if (process.platform === "linux" && process.arch === "x64") {
    const home = await unpackPinned();
    const libraries = [join(home, "al2023", "lib"), env["LD_LIBRARY_PATH"]].filter(Boolean);
    return {
      executablePath: join(home, "chromium"),
      args,
      env: {
        ...env,
        LD_LIBRARY_PATH: libraries.join(delimiter),
        FONTCONFIG_FILE: join(home, "fonts", "fonts.conf"),
      },
    };
  }
  const executablePath = env["CHROMIUM_PATH"] ?? systemBrowsers.find((path) => existsSync(path));
  return executablePath === undefined ? { args, env } : { executablePath, args, env };
}
