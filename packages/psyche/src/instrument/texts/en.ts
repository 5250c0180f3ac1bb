import type { Texts } from "./texts.ts";

export const en: Texts = {
  blocks: {
    personality: "What you are like",
    "love-receiving": "What does you good",
    "love-giving": "How you show love",
    values: "What matters to you",
    "daily-life": "Everyday life",
    plans: "The years to come",
    "own-words": "In your own words",
  },
  personality: "Which sentence is most like you, and which is least?",
  choices: {
    "love-receiving": [
      {
        text: "You have had a long day. What would do you the most good, and what the least?",
        options: {
          quality_time: "An evening for the two of us, with the phones in another room.",
          words: "Hearing what somebody loves about me.",
          acts: "Coming home to find dinner made and the kitchen clean.",
          touch: "Being held for a while, without talking.",
        },
      },
      {
        text: "You are apart for a week. What would make you feel close, and what would do so least?",
        options: {
          words: "A message that says what they miss about me.",
          quality_time: "A long call every evening.",
          gifts: "A small parcel in the post.",
          acts: "Knowing that they take care of things for me at home.",
        },
      },
      {
        text: "It is your birthday. What would make you happiest, and what would matter least?",
        options: {
          touch: "Waking up in somebody’s arms.",
          gifts: "A present that shows how well they listened.",
          quality_time: "A whole day, just the two of us.",
          words: "A letter written by hand.",
        },
      },
      {
        text: "You are ill in bed. What would you like most, and what least?",
        options: {
          gifts: "That they bring me something nice to cheer me up.",
          acts: "That they do the shopping and make me soup.",
          touch: "That they stroke my hair until I fall asleep.",
          quality_time: "That they stay and watch films with me.",
        },
      },
      {
        text: "You have done something that was hard for you. What would mean the most, and what the least?",
        options: {
          acts: "That somebody takes everything else off my hands that evening.",
          touch: "A long, tight hug.",
          words: "That somebody tells me how proud they are.",
          gifts: "Something small that will remind me of it.",
        },
      },
    ],
    "love-giving": [
      {
        text: "Somebody you love has had a bad day. What are you most likely to do, and what least?",
        options: {
          quality_time: "I drop what I am doing and listen.",
          words: "I tell them what I see in them.",
          acts: "I take a chore off their hands.",
          touch: "I take them in my arms.",
        },
      },
      {
        text: "You want to say thank you. What comes most easily to you, and what least?",
        options: {
          words: "I say exactly what it meant to me.",
          quality_time: "I plan an evening for the two of us.",
          gifts: "I find something small that suits them.",
          acts: "I do something that they have been putting off.",
        },
      },
      {
        text: "You see each other again after weeks apart. What is most like you, and what least?",
        options: {
          touch: "I hold them and do not let go.",
          gifts: "I have brought something for them.",
          quality_time: "I have kept the whole day free.",
          words: "I tell them how much I missed them.",
        },
      },
      {
        text: "They have a hard week ahead. What are you most likely to do, and what least?",
        options: {
          gifts: "I put a lucky charm in their bag.",
          acts: "I do the cooking and the shopping.",
          touch: "I rub their shoulders.",
          quality_time: "I go for a walk with them so that they can clear their head.",
        },
      },
      {
        text: "You have argued and want to make up. What comes first to you, and what last?",
        options: {
          acts: "I quietly do something that helps them.",
          touch: "I reach for their hand.",
          words: "I look for the right words to say sorry.",
          gifts: "I come home with something that they like.",
        },
      },
    ],
    values: [
      {
        text: "What makes a year a good one for you? What counts most, and what least?",
        options: {
          care: "I was there for people who needed me.",
          freedom: "I tried new things and went my own way.",
          achievement: "I reached something that I had worked for.",
          security: "Life was calm and in good order.",
        },
      },
      {
        text: "What do you admire most in people, and what least?",
        options: {
          freedom: "That they think for themselves.",
          security: "That you can count on them, year after year.",
          care: "That they are fair and kind to everyone.",
          achievement: "That they get where they want to be.",
        },
      },
      {
        text: "You are given a month’s pay to spend. What is most likely, and what least?",
        options: {
          security: "I put it aside for later.",
          achievement: "I put it into a course or a project that takes me further.",
          freedom: "I buy a ticket to somewhere I have never been.",
          care: "I share it with somebody who needs it more.",
        },
      },
      {
        text: "What would you most want to pass on to a child, and what least?",
        options: {
          achievement: "Believe in yourself and aim high.",
          care: "Look after others.",
          security: "Stand by your own people and keep your word.",
          freedom: "Be curious and decide for yourself.",
        },
      },
    ],
    "daily-life": [
      {
        text: "A free Saturday lies ahead. What is most like you, and what least?",
        options: {
          active: "Out of the house: walking, cycling or swimming.",
          social: "With friends, and the more the better.",
          home: "At home: sleeping late and cooking slowly.",
          culture: "A book, an exhibition, or something I make with my hands.",
        },
      },
      {
        text: "It is an ordinary evening after work. What is most like you, and what least?",
        options: {
          social: "I meet somebody for a drink.",
          culture: "I read, make music or go to the cinema.",
          active: "I do some sport.",
          home: "Sofa, blanket, early to bed.",
        },
      },
      {
        text: "You have two weeks off. What would you choose first, and what last?",
        options: {
          home: "A quiet place with nothing planned.",
          active: "Mountains or sea, and moving every day.",
          culture: "A city with old streets, markets and museums.",
          social: "A big house full of friends.",
        },
      },
    ],
    plans: [
      {
        text: "Picture your life in ten years. What do you wish for most, and what least?",
        options: {
          family: "A full table, with family close by.",
          work: "Something of my own that I have built.",
          world: "To have lived in several places.",
          roots: "A place where I belong and people know me.",
        },
      },
      {
        text: "What would be hardest for you to give up, and what easiest?",
        options: {
          world: "The freedom to leave and begin again somewhere else.",
          roots: "My home and the friends around it.",
          work: "Work that means something to me.",
          family: "Being close to my family.",
        },
      },
    ],
    bond: [
      {
        text: "How would you most like to live with somebody you love, and how least?",
        options: {
          promise: "Married, or with a promise that everybody knows about.",
          shared_home: "In one home, without needing a certificate.",
          own_homes: "Close, each with a home of their own.",
          no_plan: "Without a plan, seeing how it grows.",
        },
      },
    ],
  },
  open: [
    "Tell of a moment when you were entirely yourself.",
    "What could you talk about for a whole evening?",
    "What should somebody know before they live with you?",
    "How do people notice that you like them?",
  ],
};
