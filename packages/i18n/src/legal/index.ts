export {
  legalPages,
  type LegalPage,
  type LegalText,
  type TextBlock,
  type TextPart,
} from "./legal-text.ts";
export { legalLocale, loadLegalText } from "./load-legal-text.ts";
