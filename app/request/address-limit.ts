/** Counts a request of an IP address. @returns 0, or the seconds to wait */
export type AddressLimit = (ip: string | null) => number;

/** The same over all instances of the website. */
export type SharedLimit = (ip: string | null) => number | Promise<number>;
