/** Drawings by name, for the days on which all boards show things of one kind. */
export type Theme = Readonly<Record<string, string>>;
