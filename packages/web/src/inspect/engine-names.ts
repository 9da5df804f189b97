/** The engines for constraint networks, each named by its way to check and its order. */
const CHECKINGS = ['BT', 'BJ', 'GBJ', 'CBJ', 'FC', 'PLA', 'FLA', 'MAC'] as const;
const ORDERINGS = ['NO', 'BZ', 'MC', 'MT'] as const;

export const CSP_ENGINES = CHECKINGS.flatMap((checking) => ORDERINGS.map((ordering) => `${checking}+${ordering}`));
