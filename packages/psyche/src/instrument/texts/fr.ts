import type { Texts } from "./texts.ts";

export const fr: Texts = {
  blocks: {
    personality: "Comment tu es",
    "love-receiving": "Ce qui te fait du bien",
    "love-giving": "Comment tu montres ton amour",
    values: "Ce qui compte pour toi",
    "daily-life": "La vie de tous les jours",
    plans: "Les années à venir",
    "own-words": "Avec tes mots",
  },
  personality: "Quelle phrase te ressemble le plus, et laquelle le moins ?",
  choices: {
    "love-receiving": [
      {
        text: "La journée a été longue. Qu’est-ce qui te ferait le plus de bien, et le moins ?",
        options: {
          quality_time: "Une soirée à deux, les téléphones dans une autre pièce.",
          words: "Entendre ce que l’on aime chez moi.",
          acts: "Rentrer et trouver le repas prêt et la cuisine rangée.",
          touch: "Rester un moment dans des bras, sans parler.",
        },
      },
      {
        text: "Vous ne vous voyez pas pendant une semaine. Qu’est-ce qui vous rapprocherait le plus, et le moins ?",
        options: {
          words: "Un message qui dit ce qui lui manque de moi.",
          quality_time: "Un long appel chaque soir.",
          gifts: "Un petit colis par la poste.",
          acts: "Savoir qu’à la maison, on s’occupe de tout pour moi.",
        },
      },
      {
        text: "C’est ton anniversaire. Qu’est-ce qui te ferait le plus plaisir, et qu’est-ce qui compterait le moins ?",
        options: {
          touch: "Me réveiller dans les bras de quelqu’un.",
          gifts: "Un cadeau qui montre que l’on m’a bien écouté parler.",
          quality_time: "Une journée entière rien qu’à deux.",
          words: "Une lettre écrite à la main.",
        },
      },
      {
        text: "Une grippe te garde au lit. Qu’est-ce que tu aimerais le plus, et le moins ?",
        options: {
          gifts: "Que l’on m’apporte une petite surprise pour me remonter le moral.",
          acts: "Que l’on fasse les courses et me prépare une soupe.",
          touch: "Que l’on me caresse les cheveux jusqu’à ce que je m’endorme.",
          quality_time: "Que l’on reste regarder des films avec moi.",
        },
      },
      {
        text: "Tu as réussi quelque chose de difficile. Qu’est-ce qui te toucherait le plus, et le moins ?",
        options: {
          acts: "Que l’on s’occupe de tout le reste ce soir-là.",
          touch: "Une longue étreinte, bien serrée.",
          words: "Que quelqu’un me dise toute sa fierté.",
          gifts: "Un petit objet qui me le rappellera.",
        },
      },
    ],
    "love-giving": [
      {
        text: "Une personne que tu aimes a passé une mauvaise journée. Que fais-tu le plus volontiers, et le moins ?",
        options: {
          quality_time: "Je laisse tout et j’écoute.",
          words: "Je lui dis tout ce que je vois de beau en elle.",
          acts: "Je la décharge d’une corvée.",
          touch: "Je la prends dans mes bras.",
        },
      },
      {
        text: "Tu veux dire merci. Qu’est-ce qui te vient le plus facilement, et le moins ?",
        options: {
          words: "Je dis exactement ce que cela a représenté pour moi.",
          quality_time: "J’organise une soirée à deux.",
          gifts: "Je trouve un petit quelque chose qui lui va bien.",
          acts: "Je fais une chose qui attend depuis longtemps d’être faite.",
        },
      },
      {
        text: "Vous vous retrouvez après des semaines. Qu’est-ce qui te ressemble le plus, et le moins ?",
        options: {
          touch: "Je serre l’autre contre moi sans plus lâcher.",
          gifts: "J’ai rapporté quelque chose.",
          quality_time: "J’ai gardé toute la journée libre.",
          words: "Je dis combien l’autre m’a manqué.",
        },
      },
      {
        text: "Une personne que tu aimes a une semaine difficile devant elle. Que fais-tu le plus volontiers, et le moins ?",
        options: {
          gifts: "Je glisse un porte-bonheur dans son sac.",
          acts: "Je m’occupe des repas et des courses.",
          touch: "Je lui masse les épaules.",
          quality_time: "Je vais marcher avec elle pour lui changer les idées.",
        },
      },
      {
        text: "Il y a eu une dispute et tu veux faire la paix. Qu’est-ce qui te vient en premier, et en dernier ?",
        options: {
          acts: "Je fais discrètement quelque chose qui l’aide.",
          touch: "Je cherche sa main.",
          words: "Je cherche les mots justes pour m’excuser.",
          gifts: "Je rentre avec quelque chose qui lui fait plaisir.",
        },
      },
    ],
    values: [
      {
        text: "Qu’est-ce qu’une bonne année pour toi ? Qu’est-ce qui compte le plus, et le moins ?",
        options: {
          care: "J’ai été là pour des gens qui avaient besoin de moi.",
          freedom: "J’ai essayé du nouveau et suivi mon propre chemin.",
          achievement: "J’ai atteint un but pour lequel j’avais travaillé.",
          security: "La vie était calme et bien en ordre.",
        },
      },
      {
        text: "Qu’est-ce que tu admires le plus chez les gens, et le moins ?",
        options: {
          freedom: "Qu’ils pensent par eux-mêmes.",
          security: "Que l’on puisse compter sur eux, année après année.",
          care: "Qu’ils soient justes et gentils avec tout le monde.",
          achievement: "Qu’ils arrivent là où ils veulent.",
        },
      },
      {
        text: "On te donne un mois de salaire à dépenser. Qu’est-ce qui est le plus probable, et le moins ?",
        options: {
          security: "Je le mets de côté pour plus tard.",
          achievement: "Je le mets dans une formation ou un projet qui me fait avancer.",
          freedom: "J’achète un billet pour un endroit que je ne connais pas.",
          care: "Je le partage avec quelqu’un qui en a plus besoin.",
        },
      },
      {
        text: "Qu’aimerais-tu le plus transmettre à un enfant, et le moins ?",
        options: {
          achievement: "Crois en toi et vise haut.",
          care: "Prends soin des autres.",
          security: "Reste fidèle aux tiens et tiens parole.",
          freedom: "Garde ta curiosité et décide par toi-même.",
        },
      },
    ],
    "daily-life": [
      {
        text: "Un samedi libre t’attend. Qu’est-ce qui te ressemble le plus, et le moins ?",
        options: {
          active: "Dehors : marcher, faire du vélo ou nager.",
          social: "Avec des amis, plus on est, mieux c’est.",
          home: "À la maison : dormir tard et cuisiner sans hâte.",
          culture: "Un livre, une exposition, ou quelque chose que je fais de mes mains.",
        },
      },
      {
        text: "C’est un soir ordinaire après le travail. Qu’est-ce qui te ressemble le plus, et le moins ?",
        options: {
          social: "Je retrouve quelqu’un pour un verre.",
          culture: "Je lis, je joue de la musique ou je vais au cinéma.",
          active: "Je fais du sport.",
          home: "Canapé, plaid, au lit de bonne heure.",
        },
      },
      {
        text: "Tu as deux semaines de congé. Que choisirais-tu en premier, et en dernier ?",
        options: {
          home: "Un endroit calme, sans rien de prévu.",
          active: "La montagne ou la mer, et bouger chaque jour.",
          culture: "Une ville avec de vieilles rues, des marchés et des musées.",
          social: "Une grande maison pleine d’amis.",
        },
      },
    ],
    plans: [
      {
        text: "Imagine ta vie dans dix ans. Que souhaites-tu le plus, et le moins ?",
        options: {
          family: "Une grande tablée, la famille tout près.",
          work: "Quelque chose à moi, que j’ai construit.",
          world: "Avoir vécu à plusieurs endroits.",
          roots: "Un lieu où je suis chez moi et où l’on me connaît.",
        },
      },
      {
        text: "À quoi te serait-il le plus difficile de renoncer, et le plus facile ?",
        options: {
          world: "À la liberté de partir et de recommencer ailleurs.",
          roots: "À mon chez-moi et aux amis autour.",
          work: "À un travail qui a du sens pour moi.",
          family: "À la proximité de ma famille.",
        },
      },
    ],
    bond: [
      {
        text: "Comment aimerais-tu le plus vivre avec une personne que tu aimes, et le moins ?",
        options: {
          promise: "Avec un mariage, ou une promesse que tout le monde connaît.",
          shared_home: "Sous le même toit, sans avoir besoin d’un papier.",
          own_homes: "Tout près, chacun avec son chez-soi.",
          no_plan: "Sans plan, en regardant ce qui grandit.",
        },
      },
    ],
  },
  open: [
    "Raconte un moment où tu as été entièrement toi.",
    "De quoi pourrais-tu parler toute une soirée ?",
    "Que faudrait-il savoir avant de vivre avec toi ?",
    "À quoi remarque-t-on que tu apprécies quelqu’un ?",
  ],
};
