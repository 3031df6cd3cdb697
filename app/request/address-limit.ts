/** Counts a request of an IP address. @returns 0, or the seconds to wait */
export type AddressLimit = (ip: string | null) => number;
