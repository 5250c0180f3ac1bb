import { startAiServer } from "./start-ai-server.ts";

const { url, settings } = await startAiServer(Number(process.env["PORT"] ?? 4020));
const environment = Object.entries(settings).map(([name, value]) => `${name}=${value}`);

console.log(`The AI test server answers at ${url}. In another terminal:

${environment.join(" ")} npm start`);
