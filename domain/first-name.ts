/** Characters of a first name that a page says. */
const longest = 60;

/** How a person is called: the first word of a name, and no more of it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0]!.slice(0, longest);
