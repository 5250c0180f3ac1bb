export { messageLimit } from "@gemel/machines/message-limit";
