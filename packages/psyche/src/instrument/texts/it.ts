import type { Texts } from "./texts.ts";

export const it: Texts = {
  blocks: {
    personality: "Come sei",
    "love-receiving": "Che cosa ti fa bene",
    "love-giving": "Come mostri il tuo amore",
    values: "Che cosa conta per te",
    "daily-life": "La vita di ogni giorno",
    plans: "Gli anni che verranno",
    "own-words": "Con parole tue",
  },
  personality: "Quale frase ti somiglia di più, e quale di meno?",
  choices: {
    "love-receiving": [
      {
        text: "Hai avuto una giornata lunga. Che cosa ti farebbe più bene, e che cosa meno?",
        options: {
          quality_time: "Una serata in due, con i telefoni in un’altra stanza.",
          words: "Sentirmi dire che cosa qualcuno ama di me.",
          acts: "Tornare a casa e trovare la cena pronta e la cucina in ordine.",
          touch: "Restare un po’ in un abbraccio, senza parlare.",
        },
      },
      {
        text: "Non vi vedete per una settimana. Che cosa vi farebbe sentire più vicini, e che cosa meno?",
        options: {
          words: "Un messaggio che dice che cosa manca di me.",
          quality_time: "Una lunga telefonata ogni sera.",
          gifts: "Un pacchetto per posta.",
          acts: "Sapere che a casa c’è chi pensa a tutto per me.",
        },
      },
      {
        text: "È il tuo compleanno. Che cosa ti renderebbe più felice, e che cosa conterebbe di meno?",
        options: {
          touch: "Svegliarmi tra le braccia di qualcuno.",
          gifts: "Un regalo da cui capisco che mi si ascolta davvero.",
          quality_time: "Una giornata intera solo per noi due.",
          words: "Una lettera scritta a mano.",
        },
      },
      {
        text: "Hai l’influenza e resti a letto. Che cosa vorresti di più, e che cosa di meno?",
        options: {
          gifts: "Che mi portasse qualcosa di bello per tirarmi su.",
          acts: "Che facesse la spesa e mi preparasse una minestra.",
          touch: "Che mi accarezzasse i capelli finché mi addormento.",
          quality_time: "Che restasse a guardare un film con me.",
        },
      },
      {
        text: "Ce l’hai fatta in qualcosa di difficile. Che cosa ti toccherebbe di più, e che cosa di meno?",
        options: {
          acts: "Che quella sera qualcuno pensasse a tutto il resto.",
          touch: "Un abbraccio lungo e stretto.",
          words: "Che qualcuno mi dicesse quanto orgoglio prova per me.",
          gifts: "Un piccolo oggetto che me lo ricordi.",
        },
      },
    ],
    "love-giving": [
      {
        text: "Una persona che ami ha avuto una brutta giornata. Che cosa fai più facilmente, e che cosa meno?",
        options: {
          quality_time: "Lascio tutto e ascolto.",
          words: "Le dico tutto il bello che vedo in lei.",
          acts: "Le tolgo di mezzo una faccenda.",
          touch: "La prendo tra le braccia.",
        },
      },
      {
        text: "Vuoi dire grazie. Che cosa ti viene più facile, e che cosa meno?",
        options: {
          words: "Dico esattamente che cosa ha significato per me.",
          quality_time: "Organizzo una serata in due.",
          gifts: "Trovo un pensierino adatto.",
          acts: "Faccio io quello che l’altra persona rimanda da tempo.",
        },
      },
      {
        text: "Vi rivedete dopo settimane. Che cosa ti somiglia di più, e che cosa di meno?",
        options: {
          touch: "Abbraccio forte e non lascio più andare.",
          gifts: "Ho portato qualcosa.",
          quality_time: "Ho tenuto libera tutta la giornata.",
          words: "Racconto quanto ho sentito la mancanza.",
        },
      },
      {
        text: "Una persona che ami ha davanti una settimana dura. Che cosa fai più facilmente, e che cosa meno?",
        options: {
          gifts: "Le metto un portafortuna nella borsa.",
          acts: "Penso io alla spesa e alla cucina.",
          touch: "Le massaggio le spalle.",
          quality_time: "Vado a camminare con lei per farle prendere aria.",
        },
      },
      {
        text: "Avete litigato e vuoi fare pace. Che cosa ti viene per primo, e che cosa per ultimo?",
        options: {
          acts: "Faccio in silenzio qualcosa che aiuta l’altra persona.",
          touch: "Cerco la sua mano.",
          words: "Cerco le parole giuste per chiedere scusa.",
          gifts: "Torno a casa con qualcosa che le piace.",
        },
      },
    ],
    values: [
      {
        text: "Che cosa rende buono un anno per te? Che cosa conta di più, e che cosa di meno?",
        options: {
          care: "Ho dato una mano a chi aveva bisogno di me.",
          freedom: "Ho provato cose nuove e ho seguito la mia strada.",
          achievement: "Ho raggiunto qualcosa per cui avevo lavorato.",
          security: "La vita è stata tranquilla e in ordine.",
        },
      },
      {
        text: "Che cosa ammiri di più nelle persone, e che cosa di meno?",
        options: {
          freedom: "Che pensino con la propria testa.",
          security: "Che su di loro si possa contare, anno dopo anno.",
          care: "Che siano giuste e gentili con chiunque.",
          achievement: "Che arrivino dove vogliono arrivare.",
        },
      },
      {
        text: "Ti regalano uno stipendio da spendere. Che cosa è più probabile, e che cosa meno?",
        options: {
          security: "Lo metto da parte per il futuro.",
          achievement: "Lo metto in un corso o in un progetto che mi faccia crescere.",
          freedom: "Compro un biglietto per un posto dove non ho mai messo piede.",
          care: "Lo divido con chi ne ha più bisogno.",
        },
      },
      {
        text: "Che cosa vorresti trasmettere di più a un bambino o a una bambina, e che cosa di meno?",
        options: {
          achievement: "Credi in te e punta in alto.",
          care: "Prenditi cura degli altri.",
          security: "Stai dalla parte dei tuoi e mantieni la parola.",
          freedom: "Coltiva la curiosità e decidi con la tua testa.",
        },
      },
    ],
    "daily-life": [
      {
        text: "Ti aspetta un sabato libero. Che cosa ti somiglia di più, e che cosa di meno?",
        options: {
          active: "Fuori: camminare, andare in bici o nuotare.",
          social: "Con gli amici, e più siamo meglio è.",
          home: "A casa: dormire fino a tardi e cucinare con calma.",
          culture: "Un libro, una mostra o qualcosa da fare con le mani.",
        },
      },
      {
        text: "È una sera qualunque dopo il lavoro. Che cosa ti somiglia di più, e che cosa di meno?",
        options: {
          social: "Vedo qualcuno per bere qualcosa.",
          culture: "Leggo, suono o vado al cinema.",
          active: "Faccio sport.",
          home: "Divano, coperta e presto a letto.",
        },
      },
      {
        text: "Hai due settimane di ferie. Che cosa sceglieresti per prima, e che cosa per ultima?",
        options: {
          home: "Un posto tranquillo, senza programmi.",
          active: "Montagna o mare, e movimento ogni giorno.",
          culture: "Una città con vecchie strade, mercati e musei.",
          social: "Una grande casa piena di amici.",
        },
      },
    ],
    plans: [
      {
        text: "Immagina la tua vita tra dieci anni. Che cosa desideri di più, e che cosa di meno?",
        options: {
          family: "Una tavola piena, con la famiglia vicina.",
          work: "Qualcosa di mio, che ho costruito.",
          world: "Aver vissuto in più posti.",
          roots: "Un luogo a cui appartengo e dove mi conoscono.",
        },
      },
      {
        text: "A che cosa ti costerebbe di più rinunciare, e a che cosa di meno?",
        options: {
          world: "Alla libertà di partire e ricominciare altrove.",
          roots: "Alla mia casa e agli amici intorno.",
          work: "A un lavoro che per me ha un senso.",
          family: "Alla vicinanza della mia famiglia.",
        },
      },
    ],
    bond: [
      {
        text: "Come vorresti vivere di più con una persona che ami, e come di meno?",
        options: {
          promise: "Con un matrimonio, o una promessa che tutti conoscono.",
          shared_home: "Sotto lo stesso tetto, senza bisogno di un certificato.",
          own_homes: "A due passi, ognuno a casa propria.",
          no_plan: "Senza un piano, vedendo come cresce.",
        },
      },
    ],
  },
  open: [
    "Racconta un momento in cui eri del tutto te.",
    "Di che cosa potresti parlare per una serata intera?",
    "Che cosa bisogna sapere prima di vivere con te?",
    "Da che cosa si capisce che una persona ti piace?",
  ],
};
