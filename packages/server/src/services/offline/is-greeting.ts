const greetings =
  /^(?:hi|hello|hey|good (?:morning|evening|day)|hallo|servus|moin|guten (?:morgen|abend|tag)|gruss dich|salut|coucou|bonjour|bonsoir|ciao|salve|buongiorno|buonasera|hola|buenas|buenos dias|buenas (?:tardes|noches))(?:[ ,]+(?:there|du|duo|toi|you))?$/;

/** Whether somebody says hello and nothing else. */
export const isGreeting = (text: string): boolean =>
  greetings.test(
    text
      .normalize("NFD")
      .replaceAll(/\p{Mark}/gu, "")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .replaceAll(/[^\p{Letter}, ]/gu, "")
      .trim()
      .replace(/[, ]+$/, ""),
  );
