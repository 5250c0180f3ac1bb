export { emailPattern } from "@gemel/machines/email";
