export { type LiveAddress, liveUrl } from "./live-url.ts";
export { obtainLiveToken } from "./obtain-live-token.ts";
export { everyConversation, type LiveFrame, type LiveMessage, readFrame } from "./read-frame.ts";
export { writeFrame } from "./write-frame.ts";
export { readStatus, type Status } from "./read-status.ts";
