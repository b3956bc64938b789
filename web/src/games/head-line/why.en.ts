export const why = { call: "I believe that I see a line.", "expert.call": "I see a line.", agree: "I see no line.", return: "I give back the smallest number that I have." } as const;
