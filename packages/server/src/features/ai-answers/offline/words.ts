/** As much of a word as its forms share, in most words of our languages. */
const STEM = 5;
/** What marks a plural or a gender, after three letters that stay. */
const ending = /(?<=.{3})(?:[aeo]s|en|[aeios])$/;

/** Words that say what a sentence does and not what it is about, without their accents. */
const fillers = new Set(
  `about after again also and any are been but can come could did does doing done for from had has have
  her him his how into its just know like made make many more most much must not now only other our out
  over own said say she should some such tell than that the their them then there these they thing this
  those too very was way were what when where which while who why will with would you your
  aber alle als also andere auch auf aus bei bist dann das dass dein deine dem den denn der des dich die
  dies diese dir doch dort ein eine einen einer eines euch fur ganz hab habe haben hast hat hier ich ihr
  ihm ihn ihre ist jemand jetzt kann kannst konnte man mehr mein meine mich mir mit nach nicht noch nur
  oder schon sein seine sich sie sind uber und uns von vor war was weil wenn wer wie wird wir woran wo zum
  zur
  aux avec ces cette comme dans des dis donc elle elles est est-ce etre eux faire fais fait ils les leur
  lui mais mes moi mon nous par pas peu peut peux plus pour pourquoi qu que quel quelle quels quand qui
  quoi sans ses soi son sont sur tes toi ton tout tous tres une vous
  alla alle anche che chi come con cosa cui dal dalla degli dei del della delle dello dove dunque era
  essere fai fare gli hai hanno lei loro lui mai mia mio mie nel nella non per perche piu poi puoi qual
  quale quando quanto quella quello questa questo sei sia sono suo sua sul sulla tua tuo tutti tutto una
  uno
  algo alguien ante aqui asi aun aunque cada como con cual cuando cuanto del desde donde ella ellos entre
  eres era esa ese eso esta este esto estas fue hace hacer hay las les los mas mis muy nada nos otra otro
  para pero por porque puede puedes que quien ser si sin sobre son soy sus tan tiene tienes todo tus una
  uno`.split(/\s+/),
);

/** What a text is about: the beginnings of its words, without accents, case, endings and filling words. */
export function stemsOf(text: string): ReadonlySet<string> {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = plain.match(/[\p{Letter}\p{Number}]{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !fillers.has(word))
      .map((word) => word.replace(ending, "").slice(0, STEM)),
  );
}

const greetings =
  /^(?:hi|hello|hey|good (?:morning|evening|day)|hallo|servus|moin|guten (?:morgen|abend|tag)|gruss dich|salut|coucou|bonjour|bonsoir|ciao|salve|buongiorno|buonasera|hola|buenas|buenos dias|buenas (?:tardes|noches))(?:[ ,]+(?:there|du|duo|toi|you))?$/;

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
