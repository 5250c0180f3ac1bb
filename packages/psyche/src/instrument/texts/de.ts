import type { Texts } from "./texts.ts";

export const de: Texts = {
  blocks: {
    personality: "Wie du bist",
    "love-receiving": "Was dir guttut",
    "love-giving": "Wie du Liebe zeigst",
    values: "Was dir wichtig ist",
    "daily-life": "Dein Alltag",
    plans: "Die nächsten Jahre",
    "own-words": "In deinen Worten",
  },
  personality: "Welcher Satz passt am besten zu dir, welcher am wenigsten?",
  choices: {
    "love-receiving": [
      {
        text: "Ein langer Tag liegt hinter dir. Was täte dir am meisten gut, was am wenigsten?",
        options: {
          quality_time: "Ein Abend zu zweit, die Handys im anderen Zimmer.",
          words: "Zu hören, was jemand an mir liebt.",
          acts: "Nach Hause zu kommen, und das Essen steht da und die Küche ist sauber.",
          touch: "Eine Weile festgehalten zu werden, ohne zu reden.",
        },
      },
      {
        text: "Ihr seht euch eine Woche nicht. Was gäbe dir am ehesten das Gefühl von Nähe, was am wenigsten?",
        options: {
          words: "Eine Nachricht, in der steht, was der anderen Person an mir fehlt.",
          quality_time: "Jeden Abend ein langes Telefonat.",
          gifts: "Ein kleines Päckchen in der Post.",
          acts: "Zu wissen, dass zu Hause jemand alles für mich regelt.",
        },
      },
      {
        text: "Du hast Geburtstag. Was würde dich am glücklichsten machen, was wäre dir am wenigsten wichtig?",
        options: {
          touch: "In den Armen von jemandem aufzuwachen.",
          gifts: "Ein Geschenk, an dem ich merke, wie gut mir zugehört wurde.",
          quality_time: "Ein ganzer Tag nur zu zweit.",
          words: "Ein Brief, von Hand geschrieben.",
        },
      },
      {
        text: "Du liegst krank im Bett. Was hättest du am liebsten, was am wenigsten?",
        options: {
          gifts: "Dass mir jemand etwas Schönes zur Aufmunterung mitbringt.",
          acts: "Dass jemand einkauft und mir Suppe kocht.",
          touch: "Dass mir jemand übers Haar streicht, bis ich einschlafe.",
          quality_time: "Dass jemand dableibt und mit mir Filme schaut.",
        },
      },
      {
        text: "Du hast etwas geschafft, das dir schwerfiel. Was würde dir am meisten bedeuten, was am wenigsten?",
        options: {
          acts: "Dass mir jemand an diesem Abend alles andere abnimmt.",
          touch: "Eine lange, feste Umarmung.",
          words: "Dass mir jemand sagt, wie stolz er oder sie auf mich ist.",
          gifts: "Eine Kleinigkeit, die mich daran erinnert.",
        },
      },
    ],
    "love-giving": [
      {
        text: "Jemand, den du liebst, hatte einen schlechten Tag. Was tust du am ehesten, was am wenigsten?",
        options: {
          quality_time: "Ich lasse alles liegen und höre zu.",
          words: "Ich sage, was ich an diesem Menschen so mag.",
          acts: "Ich nehme ihm etwas im Haushalt ab.",
          touch: "Ich nehme ihn in den Arm.",
        },
      },
      {
        text: "Du möchtest Danke sagen. Was fällt dir am leichtesten, was am schwersten?",
        options: {
          words: "Ich sage genau, was es mir bedeutet hat.",
          quality_time: "Ich plane einen Abend zu zweit.",
          gifts: "Ich finde eine Kleinigkeit, die passt.",
          acts: "Ich erledige etwas, das schon lange liegen geblieben ist.",
        },
      },
      {
        text: "Ihr seht euch nach Wochen wieder. Was passt am besten zu dir, was am wenigsten?",
        options: {
          touch: "Ich umarme und lasse nicht mehr los.",
          gifts: "Ich habe etwas mitgebracht.",
          quality_time: "Ich habe mir den ganzen Tag freigehalten.",
          words: "Ich erzähle, wie groß die Sehnsucht war.",
        },
      },
      {
        text: "Auf jemanden, den du liebst, wartet eine harte Woche. Was tust du am ehesten, was am wenigsten?",
        options: {
          gifts: "Ich stecke einen Glücksbringer in die Tasche.",
          acts: "Ich übernehme Kochen und Einkaufen.",
          touch: "Ich massiere die Schultern.",
          quality_time: "Ich gehe mit spazieren, damit der Kopf frei wird.",
        },
      },
      {
        text: "Ihr habt gestritten, und du willst dich versöhnen. Was kommt bei dir zuerst, was zuletzt?",
        options: {
          acts: "Ich tue still etwas, das hilft.",
          touch: "Ich greife nach der Hand.",
          words: "Ich suche die richtigen Worte, um mich zu entschuldigen.",
          gifts: "Ich bringe etwas mit, das Freude macht.",
        },
      },
    ],
    values: [
      {
        text: "Was macht ein Jahr für dich zu einem guten? Was zählt am meisten, was am wenigsten?",
        options: {
          care: "Ich war für Menschen da, die mich brauchten.",
          freedom: "Ich habe Neues probiert und bin meinen eigenen Weg gegangen.",
          achievement: "Ich habe etwas erreicht, wofür ich gearbeitet habe.",
          security: "Das Leben war ruhig und in guter Ordnung.",
        },
      },
      {
        text: "Was bewunderst du an Menschen am meisten, was am wenigsten?",
        options: {
          freedom: "Dass sie selbst denken.",
          security: "Dass man sich auf sie verlassen kann, Jahr für Jahr.",
          care: "Dass sie zu allen fair und freundlich sind.",
          achievement: "Dass sie dort ankommen, wo sie hinwollen.",
        },
      },
      {
        text: "Jemand schenkt dir einen Monatslohn. Was machst du am ehesten damit, was am wenigsten?",
        options: {
          security: "Ich lege ihn für später zurück.",
          achievement: "Ich stecke ihn in einen Kurs oder ein Projekt, das mich weiterbringt.",
          freedom: "Ich kaufe eine Fahrkarte an einen Ort, an dem ich noch nie war.",
          care: "Ich teile ihn mit jemandem, der ihn nötiger hat.",
        },
      },
      {
        text: "Was würdest du einem Kind am liebsten mitgeben, was am wenigsten?",
        options: {
          achievement: "Glaub an dich und nimm dir viel vor.",
          care: "Sei für andere da.",
          security: "Halte zu deinen Leuten und steh zu deinem Wort.",
          freedom: "Sei neugierig und entscheide selbst.",
        },
      },
    ],
    "daily-life": [
      {
        text: "Ein freier Samstag liegt vor dir. Was passt am besten zu dir, was am wenigsten?",
        options: {
          active: "Raus: wandern, Rad fahren oder schwimmen.",
          social: "Mit Freunden, je mehr, desto besser.",
          home: "Zu Hause: lange schlafen und in Ruhe kochen.",
          culture: "Ein Buch, eine Ausstellung oder etwas, das ich mit den Händen mache.",
        },
      },
      {
        text: "Ein gewöhnlicher Abend nach der Arbeit. Was passt am besten zu dir, was am wenigsten?",
        options: {
          social: "Ich treffe jemanden auf ein Glas.",
          culture: "Ich lese, mache Musik oder gehe ins Kino.",
          active: "Ich mache Sport.",
          home: "Sofa, Decke, früh ins Bett.",
        },
      },
      {
        text: "Du hast zwei Wochen frei. Was würdest du zuerst wählen, was zuletzt?",
        options: {
          home: "Einen stillen Ort, ganz ohne Plan.",
          active: "Berge oder Meer und jeden Tag Bewegung.",
          culture: "Eine Stadt mit alten Gassen, Märkten und Museen.",
          social: "Ein großes Haus voller Freunde.",
        },
      },
    ],
    plans: [
      {
        text: "Stell dir dein Leben in zehn Jahren vor. Was wünschst du dir am meisten, was am wenigsten?",
        options: {
          family: "Einen vollen Tisch und die Familie in der Nähe.",
          work: "Etwas Eigenes, das ich aufgebaut habe.",
          world: "An mehreren Orten gelebt zu haben.",
          roots: "Einen Ort, an den ich gehöre und wo man mich kennt.",
        },
      },
      {
        text: "Was aufzugeben fiele dir am schwersten, was am leichtesten?",
        options: {
          world: "Die Freiheit, wegzugehen und woanders neu anzufangen.",
          roots: "Mein Zuhause und die Freunde ringsum.",
          work: "Eine Arbeit, die mir etwas bedeutet.",
          family: "Die Nähe zu meiner Familie.",
        },
      },
    ],
    bond: [
      {
        text: "Wie würdest du mit jemandem, den du liebst, am liebsten leben, wie am wenigsten?",
        options: {
          promise: "Verheiratet oder mit einem Versprechen, von dem alle wissen.",
          shared_home: "In einer gemeinsamen Wohnung, ganz ohne Trauschein.",
          own_homes: "Nah beieinander, mit je einer eigenen Wohnung.",
          no_plan: "Ohne Plan, mal sehen, was daraus wird.",
        },
      },
    ],
  },
  open: [
    "Erzähl von einem Moment, in dem du ganz du selbst warst.",
    "Worüber könntest du einen ganzen Abend lang reden?",
    "Was sollte jemand wissen, bevor ihr zusammenwohnt?",
    "Woran merken andere, dass du sie magst?",
  ],
};
