/** The source of the generated module. */
export function coastlineModule(): string;
