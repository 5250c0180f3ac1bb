import type { Language } from "../../foundation/member.ts";
import type { Sex } from "../../features/criteria/criteria.ts";

type Names = Readonly<Record<Sex, readonly string[]>>;

const list = (names: string): readonly string[] => names.split(" ");

/** Common first names by language. */
export const firstNames: Readonly<Record<Language, Names>> = {
  en: {
    female: list(
      "Isla Morag Hannah Ruth Fiona Grace Nell Bridget Martha Eilidh Joan Poppy Imogen Kirsty Heather Maeve Rosie Sheila Tess Una Winnie Ailsa Beth Catriona",
    ),
    male: list(
      "Callum Angus Owen Duncan Fergus Harry Lewis Magnus Noah Patrick Ross Stuart Tom Rory Gareth Walter Ewan Hamish Archie Colin Douglas Finlay Gordon Malcolm",
    ),
    other: list("Alex Ash Blair Casey Frankie Jules Morgan Quinn River Rowan Skye Wren"),
  },
  fr: {
    female: list(
      "Camille Margaux Lucie Solène Odile Jeanne Manon Élise Noémie Claire Hélène Maud Sylvie Agathe Inès Louise Mireille Pauline Zoé Colette Anaïs Brigitte Faustine Salomé",
    ),
    male: list(
      "Antoine Bastien Cyril Damien Étienne Félix Guillaume Hugo Julien Karim Laurent Mathis Nicolas Olivier Pascal Quentin Rémi Sylvain Théo Valentin Yann Gérard Loïc Armand",
    ),
    other: list("Alix Charlie Dany Eden Lou Maé Noa Sacha Sasha Swann Yaël Andréa"),
  },
  de: {
    female: list(
      "Annika Birgit Clara Dorothea Elif Frieda Greta Hanna Ida Jule Katrin Lena Merle Nora Paula Rike Sabine Theresa Ursel Vera Wiebke Antje Mathilda Svenja",
    ),
    male: list(
      "Anton Bernd Carsten David Emil Fabian Georg Henrik Ingo Jannis Konrad Lukas Malte Nils Ole Piet Ruben Stefan Till Uwe Valentin Werner Yusuf Lorenz",
    ),
    other: list("Bo Charly Eike Kai Kim Luca Mika Robin Sascha Toni Nico Kaya"),
  },
  it: {
    female: list(
      "Giulia Marta Francesca Elena Silvia Beatrice Ilaria Noemi Rosa Teresa Lucia Viola Irene Greta Caterina Daniela Emma Federica Ginevra Linda Margherita Paola Serena Agnese",
    ),
    male: list(
      "Marco Luca Davide Enrico Filippo Giacomo Pietro Riccardo Stefano Tommaso Vittorio Alberto Bruno Corrado Dario Elio Fabio Guido Lorenzo Matteo Nino Omar Saverio Ugo",
    ),
    other: list("Alex Celeste Sole Gio Mattia Nicola Noa Rio Fede Ale Vale Mirea"),
  },
  es: {
    female: list(
      "Lucía Carmen Alba Marta Nuria Pilar Irene Rocío Elena Inés Julia Laia Maite Nerea Olga Paula Rosario Sara Teresa Ainhoa Begoña Candela Dolores Leire",
    ),
    male: list(
      "Álvaro Bruno Carlos Diego Emilio Fermín Gonzalo Hugo Iker Javier Lucas Manuel Nicolás Óscar Pablo Rafael Sergio Tomás Unai Víctor Xabier Andrés Joaquín Marcos",
    ),
    other: list("Alex Ariel Cruz Dani Noa Paz Sol Trini Andy Cris Rosal Gael"),
  },
};
