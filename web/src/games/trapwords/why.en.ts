export const why = { torch: "Somebody has to carry it.", guess: "To my mind, it fits these clues." } as const;
