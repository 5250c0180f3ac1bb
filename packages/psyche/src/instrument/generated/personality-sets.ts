// Found by a search that ran once, seed 20261121: scripts/design-sets.ts of commit ecc87e49. Answers refer to
// the sets, so another arrangement is a new version of the questionnaire.
import type { TraitStatement } from "../trait-model.ts";

/** The sets of personality statements, in the order to show. */
export const personalitySets: readonly (readonly TraitStatement[])[] = [
  [
    {
      "id": "e1e804c7-4a1d-498f-8610-f95147af9d1d",
      "trait": "openness",
      "key": 1,
      "desirability": 0.5
    },
    {
      "id": "6f66cdc0-9044-457b-b40d-501ecae15ee7",
      "trait": "agreeableness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "adf33f9f-45bd-43e3-af25-4c491176d97f",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "acd8fadc-5399-4a67-b5ff-9d1ada049c01",
      "trait": "neuroticism",
      "key": 1,
      "desirability": 0
    }
  ],
  [
    {
      "id": "935a7413-abac-4f54-9169-d1fbd39da752",
      "trait": "openness",
      "key": 1,
      "desirability": 0
    },
    {
      "id": "51403620-968c-42fa-a772-65ba5ad8396f",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "80c1d149-7050-481a-9953-aefb441642e7",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "28ab59a0-e7cd-4fce-94e3-bba2ecc023b6",
      "trait": "extraversion",
      "key": 1,
      "desirability": 0.5
    }
  ],
  [
    {
      "id": "b5919f2f-cded-4745-a9ce-c02703cee807",
      "trait": "openness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "a354cf7c-8d11-46ac-acc5-da90d2048637",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "ada867af-4db1-4e3d-a604-2b695c1806e5",
      "trait": "agreeableness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "961376e0-16a1-4c14-b059-789e63d11b63",
      "trait": "extraversion",
      "key": 1,
      "desirability": 1
    }
  ],
  [
    {
      "id": "5e8550d7-b8ef-4905-950a-f81d735d39e2",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -1
    },
    {
      "id": "4fd25155-9cc2-4cd6-8852-3e0ca2d5e95d",
      "trait": "openness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "a9c97d6b-6721-4150-8d84-64ef3082f164",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "0b38e3d3-c15c-454c-b034-f4eb7ae1580a",
      "trait": "extraversion",
      "key": 1,
      "desirability": 0
    }
  ],
  [
    {
      "id": "9d3cb5c7-955c-43a4-b6c7-b07ed01dcbd9",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "77f54ab4-0fba-4efb-8700-066c7490eb87",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "95a3f20c-f933-4d19-a2c1-a7dbdf63c562",
      "trait": "openness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "b2a077d5-1fe0-4b06-ab63-35455e001e54",
      "trait": "extraversion",
      "key": 1,
      "desirability": 0.5
    }
  ],
  [
    {
      "id": "b68af20d-24f9-4c27-85cc-fe0858994888",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "987efee2-899f-4a65-b9b5-1589ef0460d7",
      "trait": "extraversion",
      "key": 1,
      "desirability": 0.5
    },
    {
      "id": "23a1034f-fab7-4887-a66e-5ef4eaafb25e",
      "trait": "openness",
      "key": 1,
      "desirability": 0
    },
    {
      "id": "bd9eec0a-b68b-472c-8803-7db29c308cdb",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -0.5
    }
  ],
  [
    {
      "id": "88a3c2fe-3aa4-4f46-9322-da656332268a",
      "trait": "neuroticism",
      "key": -1,
      "desirability": 1
    },
    {
      "id": "73d84e5d-cbf5-47f0-b8cb-4d2159a52e32",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1.5
    },
    {
      "id": "79d956e8-1118-402a-a0e2-9380af18243e",
      "trait": "extraversion",
      "key": 1,
      "desirability": 1.5
    },
    {
      "id": "ccf3a5c8-fb50-4bd4-8e7a-22af3d657279",
      "trait": "agreeableness",
      "key": 1,
      "desirability": 1.5
    }
  ],
  [
    {
      "id": "b7fc949b-02b6-4cb9-a3e2-dbb3d824b55f",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "87c5b27e-59a8-4c48-8ba8-f5413d735693",
      "trait": "openness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "7f92ab2c-265c-4b84-8c74-09f9bb9d41a7",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -1
    },
    {
      "id": "03c10b30-b88f-4c63-8acc-71251ca24615",
      "trait": "extraversion",
      "key": -1,
      "desirability": -0.5
    }
  ],
  [
    {
      "id": "d50a597f-632b-4f7b-89e6-6d85b50fd1c9",
      "trait": "extraversion",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "43b03992-3f32-4ed1-a6f8-5d6d3e7ed246",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -0.5
    },
    {
      "id": "0d2e65ab-95d9-482f-beb4-3239a3a4944a",
      "trait": "openness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "c7f53c3c-2e77-432f-bb71-7470b67d3aa9",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1
    }
  ],
  [
    {
      "id": "71029381-3908-4c68-91e1-e41fb45542a2",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "d07b6c67-0d02-4948-a997-bb84ac234cd8",
      "trait": "extraversion",
      "key": 1,
      "desirability": 0
    },
    {
      "id": "7dab2a37-8635-4fc7-86b7-0abf13c183c9",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -1
    },
    {
      "id": "fecc35f7-681e-4889-a404-4a973a3dfef0",
      "trait": "openness",
      "key": -1,
      "desirability": -1
    }
  ],
  [
    {
      "id": "f110fc66-2e9e-413c-920b-19f05e63d7ac",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "b2d9ef74-73f5-4ea8-b00c-7aaca15937df",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -0.5
    },
    {
      "id": "9a47184f-6046-4e68-a61b-3d9b357b86ea",
      "trait": "extraversion",
      "key": -1,
      "desirability": 0
    },
    {
      "id": "cae55842-8957-4e3b-83b3-ceff98fb9dcf",
      "trait": "openness",
      "key": 1,
      "desirability": 0.5
    }
  ],
  [
    {
      "id": "751a04bc-5adf-485a-8ea4-4308406ae85b",
      "trait": "openness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "50418d86-712c-45d9-adc4-ea0231c93cf5",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "43c98ce8-a07a-4dc2-80f6-c1b2a2485f06",
      "trait": "neuroticism",
      "key": 1,
      "desirability": 0
    },
    {
      "id": "c63e6121-c3ed-40cc-abc2-c1e6ea1e0858",
      "trait": "agreeableness",
      "key": 1,
      "desirability": 0.5
    }
  ],
  [
    {
      "id": "e7b31bdc-5f6b-40ec-ba91-f5919b0f170e",
      "trait": "extraversion",
      "key": 1,
      "desirability": 1.5
    },
    {
      "id": "ce2fbbf8-7a97-4199-bda5-117e4ecdf3b6",
      "trait": "agreeableness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "888dd864-7449-4e96-8d5c-7a439603ea91",
      "trait": "openness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "f40e421f-6c24-4be2-bd9f-28d33358d8c6",
      "trait": "neuroticism",
      "key": -1,
      "desirability": 1
    }
  ],
  [
    {
      "id": "f4891687-0ff0-47af-a4f6-d1202c8f6676",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "458f3957-2359-4077-ade1-34525d633063",
      "trait": "extraversion",
      "key": 1,
      "desirability": 0
    },
    {
      "id": "da8e6ed1-2296-4c58-8fdb-66f2f591989b",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -1
    },
    {
      "id": "2a300001-6e05-4c79-b8b5-2ccae4c3d463",
      "trait": "openness",
      "key": -1,
      "desirability": -1
    }
  ],
  [
    {
      "id": "899c3f66-51d0-46ea-963a-6fc36d3b3cb9",
      "trait": "extraversion",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "5727c93f-317b-4af1-a686-77fc9fbc5033",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "5631b856-ff34-4f76-a0cd-edc7104c3bfa",
      "trait": "openness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "9f2e7f90-0ca5-4ed0-9fe5-e060238a9b5e",
      "trait": "neuroticism",
      "key": -1,
      "desirability": 0.5
    }
  ],
  [
    {
      "id": "956f3e17-ff17-4af5-a52f-9222b8968106",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "4d81238b-5407-47d4-88e5-dc0e38aa14f5",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -1
    },
    {
      "id": "0727def6-3d18-4221-bf38-86b58f9f3eed",
      "trait": "openness",
      "key": 1,
      "desirability": 0
    },
    {
      "id": "0de0f900-cede-4538-9c00-5da4f830b028",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1.5
    }
  ],
  [
    {
      "id": "58d571e5-d725-4cf8-a438-32c16ee28eb6",
      "trait": "openness",
      "key": 1,
      "desirability": 0.5
    },
    {
      "id": "8791f37b-686f-47c3-9db7-74c009951321",
      "trait": "extraversion",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "48bee420-60c0-45cd-be43-3893dbc1969a",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "f12c3d9d-1d12-4aa6-ad2e-009cd0651cbb",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1
    }
  ],
  [
    {
      "id": "3890bb43-2695-4b8d-b289-ee10d11cc884",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -1.5
    },
    {
      "id": "2f519935-92e8-48ad-9746-4a0f8b38466a",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -1
    },
    {
      "id": "d9a9a180-29c9-4ec5-8621-2256d411def7",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1.5
    },
    {
      "id": "9f9166f0-fa94-4c14-a91d-3eecd8395794",
      "trait": "extraversion",
      "key": -1,
      "desirability": -1
    }
  ],
  [
    {
      "id": "02ee1930-36a7-4caa-b10c-c93efb682a44",
      "trait": "conscientiousness",
      "key": 1,
      "desirability": 1
    },
    {
      "id": "432dbde8-8756-4ff0-80d5-f47018235139",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -0.5
    },
    {
      "id": "49a85680-53aa-4208-86b5-dccc7a6f8e37",
      "trait": "neuroticism",
      "key": -1,
      "desirability": 0.5
    },
    {
      "id": "8af754f2-68e9-48f3-8c5d-2e6633d4472c",
      "trait": "extraversion",
      "key": 1,
      "desirability": 0.5
    }
  ],
  [
    {
      "id": "48ad12ce-470e-4339-90ac-ea8c43a0103e",
      "trait": "neuroticism",
      "key": 1,
      "desirability": -1
    },
    {
      "id": "5a5fa975-d024-4ac8-8845-2823f957c21b",
      "trait": "agreeableness",
      "key": -1,
      "desirability": -1.5
    },
    {
      "id": "41702602-08e4-4e2b-9a19-291d9efc581a",
      "trait": "extraversion",
      "key": -1,
      "desirability": -1
    },
    {
      "id": "4e6e3a34-176f-4e6e-8730-1341611f972b",
      "trait": "conscientiousness",
      "key": -1,
      "desirability": -1
    }
  ]
];
