import { ws, type WebSocketHandler } from "msw";
import { type Admitted, admit } from "./admit.ts";
import { type Clock, realClock } from "./clock.ts";
import { play, type Playback, type Receipts } from "./play.ts";
import type { Script, Step } from "./script.ts";
import { describeUnknown, isScriptName, type ScriptName, scripts } from "./scripts.ts";
import { everyConversation, socket } from "./socket.ts";

export interface Live {
  /** For MSW. */
  readonly handlers: readonly WebSocketHandler[];
  /** Does a step now, beside the script, on every open connection that such a frame belongs to. */
  readonly perform: (step: Step) => void;
}

// One link for all stories: each link listens on a channel of MSW for ever.
const chat = ws.link(`*${socket.path}`);

const silence: Script = { plays: "in a conversation" };

const isForAll = ({ conversationId }: Admitted) => conversationId === everyConversation;

function scriptFor(admitted: Admitted, name: ScriptName | undefined): Script {
  const script = name === undefined ? silence : scripts[name];
  return isForAll(admitted) === (script.plays === "for every conversation") ? script : silence;
}

/** Events go to those who listen to every conversation, all else to those who listen to one. */
function belongs(step: Step, admitted: Admitted): boolean {
  if (!("send" in step)) return true;
  const { type, event } = socket.received[step.send];
  return isForAll(admitted) === (type === "event" && event !== "resync");
}

/**
 * Creates the chat socket for MSW. It plays a script to the connections that the script is for; without one,
 * and to all others, it accepts and is silent. A connection that the contract refuses before the upgrade
 * breaks.
 * @throws Error if there is no script of that name
 */
export function createLive(name?: ScriptName, clock: Clock = realClock): Live {
  if (name !== undefined && !isScriptName(name)) throw new Error(describeUnknown(String(name)));
  const playing = new Map<Playback, Admitted>();
  const receipts: Receipts = new Map();
  const handler = chat.addEventListener("connection", ({ client }) => {
    const admitted = admit(client.url.searchParams);
    if ("status" in admitted) {
      client.close(1006);
      return;
    }
    const send = (text: string) => client.send(text);
    // MSW hands a frame over in a microtask and drops it if the connection is closed by then.
    const close = (code: number) => queueMicrotask(() => client.close(code));
    const playback = play(scriptFor(admitted, name), { ...admitted, send, close }, clock, receipts);
    playing.set(playback, admitted);
    client.addEventListener("message", ({ data }) => {
      if (typeof data === "string") playback.receive(data);
      else client.close(1003);
    });
    client.addEventListener("close", () => {
      playback.stop();
      playing.delete(playback);
    });
  });
  return {
    handlers: [handler],
    perform: (step) => {
      for (const [playback, admitted] of playing) {
        if (belongs(step, admitted)) playback.perform(step);
      }
    },
  };
}
