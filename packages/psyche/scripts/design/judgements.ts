/**
 * How desirable it looks to say a statement of oneself, from -2 to 2, for every statement that is
 * used. No data on desirability were available: these are judgements, made for all statements in one
 * sitting and for the five languages together.
 */
export const desirability: Readonly<Record<string, number>> = {
  // O+ Have a vivid imagination
  "888dd864-7449-4e96-8d5c-7a439603ea91": 1,
  // O+ Love to daydream
  "23a1034f-fab7-4887-a66e-5ef4eaafb25e": 0,
  // O+ Like to get lost in thought
  "935a7413-abac-4f54-9169-d1fbd39da752": 0,
  // O+ Believe in the importance of art
  "58d571e5-d725-4cf8-a438-32c16ee28eb6": 0.5,
  // O+ See beauty in things that others might not notice
  "b5919f2f-cded-4745-a9ce-c02703cee807": 1,
  // O+ Experience my emotions intensely
  "0727def6-3d18-4221-bf38-86b58f9f3eed": 0,
  // O+ Feel others' emotions
  "5631b856-ff34-4f76-a0cd-edc7104c3bfa": 1,
  // O+ Prefer variety to routine
  "cae55842-8957-4e3b-83b3-ceff98fb9dcf": 0.5,
  // O+ Love to read challenging material
  "e1e804c7-4a1d-498f-8610-f95147af9d1d": 0.5,
  // O- Do not like poetry
  "751a04bc-5adf-485a-8ea4-4308406ae85b": -0.5,
  // O- Do not enjoy going to art museums
  "87c5b27e-59a8-4c48-8ba8-f5413d735693": -0.5,
  // O- Rarely notice my emotional reactions
  "2a300001-6e05-4c79-b8b5-2ccae4c3d463": -1,
  // O- Don't understand people who get emotional
  "4fd25155-9cc2-4cd6-8852-3e0ca2d5e95d": -1,
  // O- Dislike changes
  "0d2e65ab-95d9-482f-beb4-3239a3a4944a": -0.5,
  // O- Avoid philosophical discussions
  "95a3f20c-f933-4d19-a2c1-a7dbdf63c562": -0.5,
  // O- Have difficulty understanding abstract ideas
  "fecc35f7-681e-4889-a404-4a973a3dfef0": -1,
  // C+ Complete tasks successfully
  "c7f53c3c-2e77-432f-bb71-7470b67d3aa9": 1,
  // C+ Excel in what I do
  "f110fc66-2e9e-413c-920b-19f05e63d7ac": 1,
  // C+ Handle tasks smoothly
  "02ee1930-36a7-4caa-b10c-c93efb682a44": 1,
  // C+ Know how to get things done
  "5727c93f-317b-4af1-a686-77fc9fbc5033": 1,
  // C+ Keep my promises
  "73d84e5d-cbf5-47f0-b8cb-4d2159a52e32": 1.5,
  // C+ Work hard
  "b7fc949b-02b6-4cb9-a3e2-dbb3d824b55f": 1,
  // C+ Do more than what's expected of me
  "f12c3d9d-1d12-4aa6-ad2e-009cd0651cbb": 1,
  // C+ Carry out my plans
  "9d3cb5c7-955c-43a4-b6c7-b07ed01dcbd9": 1,
  // C- Often forget to put things back in their proper place
  "adf33f9f-45bd-43e3-af25-4c491176d97f": -0.5,
  // C- Leave my belongings around
  "50418d86-712c-45d9-adc4-ea0231c93cf5": -0.5,
  // C- Leave a mess in my room
  "f4891687-0ff0-47af-a4f6-d1202c8f6676": -1,
  // C- Break rules
  "4e6e3a34-176f-4e6e-8730-1341611f972b": -1,
  // C- Do just enough work to get by
  "a9c97d6b-6721-4150-8d84-64ef3082f164": -1,
  // C- Put little time and effort into my work
  "3890bb43-2695-4b8d-b289-ee10d11cc884": -1.5,
  // C- Have difficulty starting tasks
  "51403620-968c-42fa-a772-65ba5ad8396f": -0.5,
  // C- Make rash decisions
  "956f3e17-ff17-4af5-a52f-9222b8968106": -1,
  // C- Rush into things
  "a354cf7c-8d11-46ac-acc5-da90d2048637": -0.5,
  // C- Jump into things without thinking
  "bd9eec0a-b68b-472c-8803-7db29c308cdb": -0.5,
  // E+ Make friends easily
  "d50a597f-632b-4f7b-89e6-6d85b50fd1c9": 1,
  // E+ Love large parties
  "458f3957-2359-4077-ade1-34525d633063": 0,
  // E+ Talk to a lot of different people at parties
  "28ab59a0-e7cd-4fce-94e3-bba2ecc023b6": 0.5,
  // E+ Take charge
  "8af754f2-68e9-48f3-8c5d-2e6633d4472c": 0.5,
  // E+ Try to lead others
  "0b38e3d3-c15c-454c-b034-f4eb7ae1580a": 0,
  // E+ Am always on the go
  "d07b6c67-0d02-4948-a997-bb84ac234cd8": 0,
  // E+ Do a lot in my spare time
  "b2a077d5-1fe0-4b06-ab63-35455e001e54": 0.5,
  // E+ Love excitement
  "987efee2-899f-4a65-b9b5-1589ef0460d7": 0.5,
  // E+ Radiate joy
  "899c3f66-51d0-46ea-963a-6fc36d3b3cb9": 1,
  // E+ Have a lot of fun
  "961376e0-16a1-4c14-b059-789e63d11b63": 1,
  // E+ Love life
  "79d956e8-1118-402a-a0e2-9380af18243e": 1.5,
  // E+ Look at the bright side of life
  "e7b31bdc-5f6b-40ec-ba91-f5919b0f170e": 1.5,
  // E- Avoid contacts with others
  "9f9166f0-fa94-4c14-a91d-3eecd8395794": -1,
  // E- Keep others at a distance
  "41702602-08e4-4e2b-9a19-291d9efc581a": -1,
  // E- Avoid crowds
  "9a47184f-6046-4e68-a61b-3d9b357b86ea": 0,
  // E- Wait for others to lead the way
  "8791f37b-686f-47c3-9db7-74c009951321": -0.5,
  // E- Prefer to be alone
  "03c10b30-b88f-4c63-8acc-71251ca24615": -0.5,
  // A+ Trust others
  "ce2fbbf8-7a97-4199-bda5-117e4ecdf3b6": 1,
  // A+ Believe that others have good intentions
  "6f66cdc0-9044-457b-b40d-501ecae15ee7": 1,
  // A+ Trust what people say
  "c63e6121-c3ed-40cc-abc2-c1e6ea1e0858": 0.5,
  // A+ Love to help others
  "ccf3a5c8-fb50-4bd4-8e7a-22af3d657279": 1.5,
  // A+ Am concerned about others
  "ada867af-4db1-4e3d-a604-2b695c1806e5": 1,
  // A- Distrust people
  "432dbde8-8756-4ff0-80d5-f47018235139": -0.5,
  // A- Boast about my virtues
  "80c1d149-7050-481a-9953-aefb441642e7": -1,
  // A- Try not to think about the needy
  "48bee420-60c0-45cd-be43-3893dbc1969a": -1,
  // A- Take no time for others
  "b68af20d-24f9-4c27-85cc-fe0858994888": -1,
  // A- Believe that I am better than others
  "71029381-3908-4c68-91e1-e41fb45542a2": -1,
  // A- Am not interested in other people's problems
  "77f54ab4-0fba-4efb-8700-066c7490eb87": -1,
  // A- Yell at people
  "d9a9a180-29c9-4ec5-8621-2256d411def7": -1.5,
  // A- Insult people
  "0de0f900-cede-4538-9c00-5da4f830b028": -1.5,
  // A- Cheat to get ahead
  "5a5fa975-d024-4ac8-8845-2823f957c21b": -1.5,
  // N- Easily resist temptations
  "9f2e7f90-0ca5-4ed0-9fe5-e060238a9b5e": 0.5,
  // N- Am able to control my cravings
  "49a85680-53aa-4208-86b5-dccc7a6f8e37": 0.5,
  // N- Remain calm under pressure
  "88a3c2fe-3aa4-4f46-9322-da656332268a": 1,
  // N- Feel comfortable with myself
  "f40e421f-6c24-4be2-bd9f-28d33358d8c6": 1,
  // N+ Worry about things
  "43c98ce8-a07a-4dc2-80f6-c1b2a2485f06": 0,
  // N+ Fear for the worst
  "7f92ab2c-265c-4b84-8c74-09f9bb9d41a7": -1,
  // N+ Am afraid of many things
  "4d81238b-5407-47d4-88e5-dc0e38aa14f5": -1,
  // N+ Get stressed out easily
  "43b03992-3f32-4ed1-a6f8-5d6d3e7ed246": -0.5,
  // N+ Get angry easily
  "48ad12ce-470e-4339-90ac-ea8c43a0103e": -1,
  // N+ Get irritated easily
  "7dab2a37-8635-4fc7-86b7-0abf13c183c9": -1,
  // N+ Lose my temper
  "da8e6ed1-2296-4c58-8fdb-66f2f591989b": -1,
  // N+ Often feel blue
  "5e8550d7-b8ef-4905-950a-f81d735d39e2": -1,
  // N+ Find it difficult to approach others
  "b2d9ef74-73f5-4ea8-b00c-7aaca15937df": -0.5,
  // N+ Am afraid to draw attention to myself
  "acd8fadc-5399-4a67-b5ff-9d1ada049c01": 0,
  // N+ Panic easily
  "2f519935-92e8-48ad-9746-4a0f8b38466a": -1,
};

/** Why a statement is left out; whatever is wrong in one language is out in all. */
export const leftOut: Readonly<Record<string, string>> = {
  // A- Use others for my own ends
  "0cf79e27-e702-45c2-9471-04ac96b58e0e":
    "too undesirable to be distinguished from others like it, and weaker in Spanish",
  // C+ Like to tidy up
  "cda1ca17-b599-4561-a6cd-ff9d36062d27": "two sentences in German",
  // E+ Am always busy
  "48a761ef-438e-409b-ae59-ea2ce8f84414": "masculine in French and Italian",
  // A- Love a good fight
  "e2028ad3-b128-4f76-be57-398bfe2aff22":
    "a lively discussion in German, a competition in Italian, a fight elsewhere",
  // N+ Go on binges
  "481efd08-c810-43b1-a952-f8ac9052f96b":
    "drinking in Spanish, partying in German, any excess in French",
  // C+ Am always prepared
  "f6076eea-56ae-4b46-97f1-5f94a7676c96": "masculine in French, Italian and Spanish",
  // O+ Tend to vote for liberal political candidates
  "79186f48-e7fa-4df4-b74b-b0627ee244e1": "politics; French has the statement of another item",
  // A+ Sympathize with the homeless
  "fd50e1ca-d9e0-4037-a7a1-a191d4db2d96": "to sympathise is to befriend in French; pity in German",
  // E+ Feel comfortable around people
  "af55f014-788c-4b6e-92c4-b2b59dc8a28d": "masculine in Spanish, a calque in French",
  // O+ Enjoy wild flights of fantasy
  "08ff6dca-02a5-4aeb-aaa4-2ecf2526f143":
    "near twin of another in French, hardly idiomatic in Italian and Spanish",
  // N+ Dislike myself
  "f0a14e16-d726-47e9-a2c1-647fd3d7d52e": "too heavy to ask of a new member",
  // C+ Tell the truth
  "c55e3958-00c4-4fc3-9118-47d8f31bfde1": "masculine in Italian",
  // O- Prefer to stick with things that I know
  "33b81fd0-7e32-4cd8-a13a-d5f5f754f998": "a word is missing in Spanish",
  // N- Rarely overindulge
  "9891b7ba-a494-4307-aafe-301d8db506c6": "gluttony in German",
  // E+ Seek adventure
  "f1675af6-88bf-4376-a946-0281e762b39c": "masculine in Italian",
  // A- Think highly of myself
  "7df44711-4cd4-4b05-8830-73fcc3ebdab5": "expectations of oneself in Spanish, not self-regard",
  // N+ Become overwhelmed by events
  "13c58810-3864-42ba-aa87-d4166f858756": "masculine in French and Italian",
  // O+ Believe that there is no absolute right and wrong
  "f08e1b27-3673-4898-9cae-896482d0d9f9": "the facet of politics; loads little on openness",
  // A+ Feel sympathy for those who are worse off than myself
  "c2038c12-7a37-47a8-9983-831bd6692aab": "people who are inferior in Italian",
  // A- Take advantage of others
  "982e83c2-d34e-48da-9c71-78494ab05c85": "too undesirable to be distinguished from others like it",
  // N+ Am often down in the dumps
  "743d8973-1de1-4485-91b4-8a5cf63e7d44": "masculine and regional in Spanish; near twin of another",
  // E+ Take control of things
  "2452f034-8273-4f71-9122-a40f5ead31ba": "near twin of another",
  // A- Am indifferent to the feelings of others
  "cd54bd76-ca9c-4030-b325-bb8d896bcb3f": "masculine in French; near twin of another",
  // N+ Only feel comfortable with friends
  "20062533-a33d-4c1e-9cd9-bff868015b3f": "masculine in Spanish",
  // E+ Enjoy being reckless
  "7dd6cf2d-5c14-48c2-8ae5-633a7a596c71": "masculine in Italian",
  // A- Have a high opinion of myself
  "1d686958-6fe7-432f-85e6-186b99e4e232": "expectations of oneself in Spanish, not self-regard",
  // C- Waste my time
  "c7db0ed8-df7d-49bf-942f-59e46ef743c4": "does little in spare time in Spanish",
  // N+ Feel that I'm unable to deal with things
  "b7e0e393-9b21-4e0d-adf3-8f28fb5b9d87": "notices limits in German, rather than feeling unable",
  // O- Tend to vote for conservative political candidates
  "96ba77b2-1a44-4dfd-95f9-ae4d1f714460": "politics; French has the statement of another item",
  // N- Am not easily annoyed
  "d32bd062-4eb2-401b-99b2-e7afea39ca9b": "misspelt in German, masculine in French",
  // A- Obstruct others' plans
  "11b20adb-abed-4363-894c-3dd823ae0540":
    "too undesirable, and longer and conditional in German and Spanish",
  // C- Break my promises
  "54423933-0ebb-44a7-bdd9-2a9b100c70f2": "too undesirable; its opposite is in",
  // N- Am not bothered by difficult social situations
  "7317848c-3e1b-422f-bb16-02efc504f677": "about society in Italian, about avoidance in German",
  // E- Like to take it easy
  "7d93e1ca-46e8-4a30-9623-42a80c9b420c": "says little about extraversion as a whole",
  // O- Am attached to conventional ways
  "a7f43928-8982-4ed5-8656-7a80346fe979": "masculine in French and Italian",
  // A- Get back at others
  "17910a55-a64a-4ed0-8b46-293e2fa2fe03": "does not support others in Spanish, rather than revenge",
  // E+ Act wild and crazy
  "10f90fa9-649c-4631-ac4c-3dd3f751597d": "Spanish has the text of another item",
  // O- Am not interested in theoretical discussions
  "b86de003-c3c4-4cc8-9385-5ac8a0142c34": "masculine in French and Italian",
  // O- Believe that we should be tough on crime
  "580b08d1-3c94-46e9-9d07-d6d80c698127": "politics",
  // C- Act without thinking
  "ea3327ea-3529-4be4-8e2d-2174731ae4d7": "near twin of another",
};
