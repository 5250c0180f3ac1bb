import type { Texts } from "./texts.ts";

export const es: Texts = {
  blocks: {
    personality: "Cómo eres",
    "love-receiving": "Lo que te sienta bien",
    "love-giving": "Cómo muestras tu amor",
    values: "Lo que te importa",
    "daily-life": "La vida de cada día",
    plans: "Los próximos años",
    "own-words": "Con tus palabras",
  },
  personality: "¿Qué frase se parece más a ti, y cuál menos?",
  choices: {
    "love-receiving": [
      {
        text: "Has tenido un día largo. ¿Qué te sentaría mejor, y qué menos?",
        options: {
          quality_time: "Una noche para los dos, con los móviles en otra habitación.",
          words: "Oír qué es lo que alguien ama de mí.",
          acts: "Llegar a casa y encontrar la cena hecha y la cocina limpia.",
          touch: "Un rato entre unos brazos, sin hablar.",
        },
      },
      {
        text: "Vais a estar una semana sin veros. ¿Qué te daría más sensación de cercanía, y qué menos?",
        options: {
          words: "Un mensaje que diga qué echa de menos de mí.",
          quality_time: "Una llamada larga cada noche.",
          gifts: "Un paquetito por correo.",
          acts: "Saber que en casa alguien se ocupa de todo por mí.",
        },
      },
      {
        text: "Es tu cumpleaños. ¿Qué te haría más feliz, y qué te importaría menos?",
        options: {
          touch: "Despertar entre los brazos de alguien.",
          gifts: "Un regalo que demuestre que me escucha de verdad.",
          quality_time: "Un día entero solo para los dos.",
          words: "Una carta escrita a mano.",
        },
      },
      {
        text: "Tienes gripe y no sales de la cama. ¿Qué te gustaría más, y qué menos?",
        options: {
          gifts: "Que me traiga algo bonito para animarme.",
          acts: "Que haga la compra y me prepare una sopa.",
          touch: "Que me acaricie el pelo hasta que me duerma.",
          quality_time: "Que se quede a ver películas conmigo.",
        },
      },
      {
        text: "Has logrado algo que te costaba mucho. ¿Qué significaría más para ti, y qué menos?",
        options: {
          acts: "Que esa noche alguien se ocupe de todo lo demás.",
          touch: "Un abrazo largo y fuerte.",
          words: "Que alguien me diga que siente orgullo por mí.",
          gifts: "Un detalle que me lo recuerde.",
        },
      },
    ],
    "love-giving": [
      {
        text: "Una persona a la que quieres ha tenido un mal día. ¿Qué es lo que más haces, y lo que menos?",
        options: {
          quality_time: "Lo dejo todo y escucho.",
          words: "Le digo todo lo bueno que veo en ella.",
          acts: "Le quito de encima alguna tarea.",
          touch: "La abrazo.",
        },
      },
      {
        text: "Quieres dar las gracias. ¿Qué te sale con más facilidad, y qué con menos?",
        options: {
          words: "Digo exactamente lo que ha significado para mí.",
          quality_time: "Preparo una noche para los dos.",
          gifts: "Encuentro un detalle que le vaya bien.",
          acts: "Hago algo que llevaba tiempo pendiente.",
        },
      },
      {
        text: "Os volvéis a ver después de semanas. ¿Qué se parece más a ti, y qué menos?",
        options: {
          touch: "Abrazo y ya no suelto.",
          gifts: "Traigo algo conmigo.",
          quality_time: "Tengo libre el día entero.",
          words: "Cuento cuánto he echado de menos a la otra persona.",
        },
      },
      {
        text: "A una persona a la que quieres le espera una semana dura. ¿Qué es lo que más haces, y lo que menos?",
        options: {
          gifts: "Le meto un amuleto en el bolso.",
          acts: "Me encargo de la comida y la compra.",
          touch: "Le doy un masaje en los hombros.",
          quality_time: "Salgo a caminar con ella para que se despeje.",
        },
      },
      {
        text: "Habéis discutido y quieres hacer las paces. ¿Qué te sale primero, y qué lo último?",
        options: {
          acts: "Hago sin ruido algo que le ayude.",
          touch: "Busco su mano.",
          words: "Busco las palabras justas para pedir perdón.",
          gifts: "Vuelvo a casa con algo que le gusta.",
        },
      },
    ],
    values: [
      {
        text: "¿Qué es para ti un buen año? ¿Qué cuenta más, y qué menos?",
        options: {
          care: "He estado ahí para quien me necesitaba.",
          freedom: "He probado cosas nuevas y he seguido mi camino.",
          achievement: "He alcanzado algo por lo que había trabajado.",
          security: "La vida ha sido tranquila y ordenada.",
        },
      },
      {
        text: "¿Qué admiras más en las personas, y qué menos?",
        options: {
          freedom: "Que piensen por sí mismas.",
          security: "Que se pueda contar con ellas, año tras año.",
          care: "Que sean justas y amables con todo el mundo.",
          achievement: "Que lleguen adonde quieren llegar.",
        },
      },
      {
        text: "Te regalan un mes de sueldo para gastar. ¿Qué es lo más probable, y lo menos?",
        options: {
          security: "Lo guardo para más adelante.",
          achievement: "Lo pongo en un curso o un proyecto que me haga avanzar.",
          freedom: "Compro un billete a un lugar donde nunca he estado.",
          care: "Lo comparto con alguien que lo necesita más.",
        },
      },
      {
        text: "¿Qué querrías transmitir más a un niño o una niña, y qué menos?",
        options: {
          achievement: "Cree en ti y apunta alto.",
          care: "Cuida de los demás.",
          security: "Apoya a los tuyos y cumple tu palabra.",
          freedom: "Ten curiosidad y decide por tu cuenta.",
        },
      },
    ],
    "daily-life": [
      {
        text: "Te espera un sábado libre. ¿Qué se parece más a ti, y qué menos?",
        options: {
          active: "Fuera: caminar, ir en bici o nadar.",
          social: "Con amigos, y cuantos más, mejor.",
          home: "En casa: dormir hasta tarde y cocinar sin prisa.",
          culture: "Un libro, una exposición o algo que hago con las manos.",
        },
      },
      {
        text: "Es una tarde cualquiera después del trabajo. ¿Qué se parece más a ti, y qué menos?",
        options: {
          social: "Quedo con alguien para tomar algo.",
          culture: "Leo, toco música o voy al cine.",
          active: "Hago deporte.",
          home: "Sofá, manta y pronto a la cama.",
        },
      },
      {
        text: "Tienes dos semanas libres. ¿Qué elegirías primero, y qué lo último?",
        options: {
          home: "Un sitio tranquilo, sin nada planeado.",
          active: "Montaña o mar, y moverme cada día.",
          culture: "Una ciudad con calles antiguas, mercados y museos.",
          social: "Una casa grande llena de amigos.",
        },
      },
    ],
    plans: [
      {
        text: "Imagina tu vida dentro de diez años. ¿Qué deseas más, y qué menos?",
        options: {
          family: "Una mesa llena, con la familia cerca.",
          work: "Algo propio que he construido.",
          world: "Haber vivido en varios lugares.",
          roots: "Un lugar al que pertenezco y donde me conocen.",
        },
      },
      {
        text: "¿A qué te costaría más renunciar, y a qué menos?",
        options: {
          world: "A la libertad de irme y empezar de nuevo en otro sitio.",
          roots: "A mi casa y a los amigos de alrededor.",
          work: "A un trabajo que tiene sentido para mí.",
          family: "A la cercanía de mi familia.",
        },
      },
    ],
    bond: [
      {
        text: "¿Cómo te gustaría más vivir con una persona a la que quieres, y cómo menos?",
        options: {
          promise: "Con una boda, o una promesa que todo el mundo conozca.",
          shared_home: "Bajo el mismo techo, sin necesidad de papeles.",
          own_homes: "Cerca, cada cual en su casa.",
          no_plan: "Sin plan, viendo cómo crece.",
        },
      },
    ],
  },
  open: [
    "Cuenta un momento en el que fuiste tú por completo.",
    "¿De qué podrías hablar toda una noche?",
    "¿Qué convendría saber antes de vivir contigo?",
    "¿En qué se nota que alguien te gusta?",
  ],
};
