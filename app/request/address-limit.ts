/** Counts one more of a visitor's address. @returns 0, or how many seconds the address has to wait before its next one */
export type AddressLimit = (ip: string | null) => number;
